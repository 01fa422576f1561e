import type { ContextFile } from '@swatchwork/formats/contexts';
import type { AskedPair, ThemeReading } from '@swatchwork/formats/repair';
import type { GroundChoice } from '@swatchwork/theme';
import { useEffect, useState } from 'react';

import { createAsker } from '../../../workers/ask-worker.ts';

/** Files of a theme, and what is asked of them. */
export interface Question {
  readonly files: readonly ContextFile[];
  readonly pairs: readonly AskedPair[];
  readonly held: readonly string[];
  readonly grounds: GroundChoice;
}

const SECONDS = 10;

const askReader = createAsker<Question, ThemeReading>(
  () => new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' }),
  {
    seconds: SECONDS,
    notLoaded: 'The reader could not be loaded. Your files are still here: try again',
    tooLong: `Reading was stopped after ${SECONDS} seconds. Your files are still here; the command line has no such limit`,
  },
);

interface Answer {
  readonly question: Question;
  readonly reading?: ThemeReading | undefined;
  readonly problem?: string;
}

/**
 * What files say, read in a worker. While a changed question about the same files is answered, the last
 * answer stays in view.
 *
 * @param question A new object is a new question; nothing is read without one.
 */
export function useReading(question: Question | undefined) {
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const { signal } = controller;
    askReader(question, signal).then(
      (reading) => setAnswer({ question, reading }),
      (error: unknown) => {
        if (signal.aborted) return;
        const reason = error instanceof Error ? error.message : 'These files could not be read';
        const problem = `${reason.replace(/\.$/, '')}.`;
        setAnswer((last) => {
          const isSameTheme = last?.question.files === question.files;
          return { question, problem, ...(isSameTheme && { reading: last.reading }) };
        });
      },
    );
    return () => controller.abort();
  }, [question]);

  if (!question) return { isReading: false };
  const isReading = answer?.question !== question;
  return {
    isReading,
    ...(answer?.question.files === question.files && { reading: answer.reading }),
    ...(!isReading && { problem: answer?.problem }),
  };
}
