import { FormatError } from '@swatchwork/formats';
import { useEffect, useState } from 'react';

import { useReading } from './use-reading.ts';
import { dropWork, type Head, keepPart, keptWork, type Question, type Work } from './work.ts';

/**
 * The work on the files of a theme, kept for this tab: reload and Back bring it back.
 *
 * @returns `problem` is a sentence on what could not be read, and why.
 */
export function useWork() {
  const [work, setWork] = useState<Work>();
  const [refusal, setRefusal] = useState<string>();
  const [isTaking, setTaking] = useState(false);
  const [isKept, setKept] = useState(true);
  const { isReading, reading: audit, problem = refusal } = useReading(work?.question);

  // Only in the browser: the server knows no tab.
  useEffect(() => setWork(keptWork()), []);

  function change({ head, question }: Work) {
    setWork({ head, question });
    setKept(keepPart('head', head) && keepPart('question', question));
  }

  function entitle(words: Partial<Head>) {
    if (!work) return;
    const head = { ...work.head, ...words };
    setWork({ ...work, head });
    keepPart('head', head);
  }

  /** Reads files or a text, or says why they are not read. */
  async function take(source: readonly File[] | string) {
    setTaking(true);
    try {
      const { workOf, workOfText } = await import('./read-files.ts');
      change(typeof source === 'string' ? workOfText(source) : await workOf(source));
      setRefusal(undefined);
    } catch (error) {
      setWork(undefined);
      dropWork();
      setRefusal(describe(error));
    }
    setTaking(false);
  }

  return {
    work,
    audit,
    problem,
    isKept,
    isTaking,
    isReading,
    take,
    /** Shows work of a link, in place of what is there. */
    open(opened: Work) {
      change(opened);
      setRefusal(undefined);
    },
    ask: (asked: Partial<Question>) =>
      work && change({ ...work, question: { ...work.question, ...asked } }),
    entitle,
    clear() {
      setWork(undefined);
      setRefusal(undefined);
      dropWork();
    },
  };
}

export type OwnWork = ReturnType<typeof useWork>;

function describe(error: unknown): string {
  if (error instanceof FormatError) return `${error.message}.`;
  if (error instanceof Error && error.name === 'FilesError') return error.message;
  return 'These files could not be read because of an error in this page.';
}
