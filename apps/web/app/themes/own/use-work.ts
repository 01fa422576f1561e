import { FormatError } from '@swatchwork/formats';
import { useEffect, useState } from 'react';
import { type History, record, redo, undo } from '../../query/history.ts';
import { useHandler } from '../../ui/use-handler.ts';

import { useReading } from './use-reading.ts';
import { dropWork, type Head, keepWork, keptWork, type Question, type Work } from './work.ts';

const NO_HISTORY = { past: [], future: [] };

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
  const [history, setHistory] = useState<History<{ work: Work | undefined }>>(NO_HISTORY);
  const {
    isReading,
    reading: audit,
    problem: unread,
  } = useReading(work?.question.files.length ? work.question : undefined);

  // Only in the browser: the server knows no tab.
  useEffect(() => setWork(keptWork()), []);

  function show(next: Work | undefined) {
    setWork(next);
    setRefusal(undefined);
    if (next) setKept(keepWork(next));
    else dropWork();
  }

  function change(next: Work | undefined) {
    setHistory(record(history, { work }));
    show(next);
  }

  /** Undo and Redo; what is typed over the report stays. */
  const travel = useHandler(({ type }: { type: 'undo' | 'redo' }) => {
    const step = { undo, redo }[type](history, { work });
    if (!step) return;
    const { work: was } = step.version;
    setHistory(step.history);
    show(was && { ...was, head: work?.head ?? was.head });
  });

  function entitle(words: Partial<Head>) {
    if (!work) return;
    const head = { ...work.head, ...words };
    setWork({ ...work, head });
    keepWork({ head });
  }

  /** Uses a token for a planned change, or nothing to leave the color. */
  function choose(key: string, token: string) {
    if (!work) return;
    const chosen = { ...work.chosen, [key]: token };
    setHistory(record(history, { work }));
    setWork({ ...work, chosen });
    keepWork({ chosen });
  }

  /** Reads files or a text, or says why they are not read. */
  async function take(source: readonly File[] | string) {
    setTaking(true);
    try {
      const { workOf, workOfText } = await import('./read-files.ts');
      change(typeof source === 'string' ? workOfText(source) : await workOf(source));
    } catch (error) {
      setRefusal(describe(error)); // what was there before stays
    }
    setTaking(false);
  }

  return {
    work,
    audit,
    problem: refusal ?? unread,
    isKept,
    isTaking,
    isReading,
    take,
    /** Shows work of a link, in place of what is there. */
    open: change,
    ask: (asked: Partial<Question>) =>
      work && change({ ...work, question: { ...work.question, ...asked } }),
    entitle,
    choose,
    clear: () => change(undefined),
    history,
    travel,
  };
}

export type OwnWork = ReturnType<typeof useWork>;

function describe(error: unknown): string {
  if (error instanceof FormatError) return `${error.message}.`;
  if (error instanceof Error && error.name === 'FilesError') return error.message;
  return 'These files could not be read because of an error in this page.';
}
