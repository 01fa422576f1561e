import { useEffect, useState } from 'react';

import type { createAsker } from '../../workers/ask-worker.ts';
import type { Question } from './work.ts';

type AboutFiles = Pick<Question, 'files'>;

interface Answer<Asked extends AboutFiles, Reading> {
  readonly question: Asked;
  readonly reading?: Reading | undefined;
  readonly problem?: string;
}

/**
 * What files say, read in a worker. While a changed question about the same files is answered, the last
 * answer stays in view.
 *
 * @param ask The same function each time.
 * @param question A new object is a new question; nothing is read without one.
 */
export function useAnswer<Asked extends AboutFiles, Reading>(
  ask: ReturnType<typeof createAsker<Asked, Reading>>,
  question: Asked | undefined,
) {
  const [answer, setAnswer] = useState<Answer<Asked, Reading>>();

  useEffect(() => {
    if (!question) return;
    const controller = new AbortController();
    const { signal } = controller;
    ask(question, signal).then(
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
  }, [ask, question]);

  if (!question) return { isReading: false };
  const isReading = answer?.question !== question;
  return {
    isReading,
    ...(answer?.question.files === question.files && { reading: answer.reading }),
    ...(!isReading && { problem: answer?.problem }),
  };
}
