import type { ThemeAudit } from '@swatchwork/formats/audit';

import { createAsker } from '../../workers/ask-worker.ts';
import { useAnswer } from './use-answer.ts';
import type { Question } from './work.ts';

const SECONDS = 10;

const askReader = createAsker<Question, ThemeAudit>(
  () => new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' }),
  {
    seconds: SECONDS,
    notLoaded: 'The reader could not be loaded. Your files are still here: try again',
    tooLong: `Reading was stopped after ${SECONDS} seconds. Your files are still here; the command line has no such limit`,
  },
);

/** What files say, as {@link useAnswer} has it. */
export const useReading = (question: Question | undefined) => useAnswer(askReader, question);
