import type { CssColor } from '@swatchwork/color';
import { toBook } from '@swatchwork/formats/books';
import { type DragEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { ConditionSelect } from '../print-colors/condition-select.tsx';
import { useConditionId, usePress } from '../print-colors/use-condition.ts';
import { bookText, keptBook, takeBook } from './book-store.ts';
import { ChooseBook } from './choose-book.tsx';
import { Matches } from './matches.tsx';

type Props = { colors: readonly CssColor[] };

/** The nearest colors of one's own book, which stays on the device. */
export function BookPanel({ colors }: Props) {
  const text = useSyncExternalStore(bookText.subscribe, bookText.get, () => null);
  const kept = useMemo(() => keptBook(text), [text]);
  const hasInks = kept?.colors.some(({ inks }) => inks) ?? false;
  const [condition, chooseCondition] = useConditionId();
  const { press } = usePress(hasInks ? condition : undefined);
  const book = useMemo(
    () => kept && toBook(kept, press && hasInks ? press.pressOf(press.condition) : undefined),
    [kept, press, hasInks],
  );
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [remarks, setRemarks] = useState<readonly string[]>([]);
  const [isDragging, setDragging] = useState(false);
  const [isReading, setReading] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setReading(true);
    const taken = await takeBook(file);
    setReading(false);
    setProblem('problem' in taken ? taken.problem : undefined);
    if ('remarks' in taken) setRemarks(taken.remarks);
  }

  function forget() {
    bookText.set(null);
    setRemarks([]);
    setProblem(undefined);
    chooser.current?.focus(); // the button disappears
  }

  /** Also inside a dialog, and before the page, which may take palettes. */
  function drag(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    setDragging(event.type === 'dragover');
    if (event.type === 'drop') void take(event.dataTransfer.files[0]);
  }

  return (
    <section
      aria-label="Your book"
      onDragOver={drag}
      onDrop={drag}
      onDragLeave={() => setDragging(false)}
      className={isDragging ? 'rounded-panel bg-sunken' : undefined}
    >
      <ChooseBook
        {...{ book, chooser, isReading, isDragging, problem }}
        onFile={take}
        onForget={forget}
      />
      {hasInks && <ConditionSelect value={condition} onChange={chooseCondition} className="mt-3" />}
      {book && <Matches {...{ colors, book, remarks }} />}
    </section>
  );
}
