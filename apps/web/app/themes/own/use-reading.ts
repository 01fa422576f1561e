import type { ThemeAudit } from '@swatchwork/formats/audit';
import { useEffect, useState } from 'react';

import { createAsker } from '../../workers/ask-worker.ts';
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

interface Answer {
  readonly question: Question;
  readonly reading?: ThemeAudit | undefined;
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
