import type { ColorBook } from '@swatchwork/formats/books';
import { BookOpen, FileUp, Trash2 } from 'lucide-react';
import { type RefObject, useId } from 'react';

import { Button } from '../ui/buttons/button.tsx';
import { buttonStyle } from '../ui/buttons/button-style.ts';
import { countOf } from '../ui/text/format-count.ts';

type Props = {
  book: ColorBook | undefined;
  chooser: RefObject<HTMLInputElement | null>;
  isReading: boolean;
  isDragging: boolean;
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
  onForget: () => void;
};

/** Asks for a book or, once there is one, names it. The field stays the same element, so that it keeps the focus. */
export function ChooseBook({
  book,
  chooser,
  isReading,
  isDragging,
  problem,
  onFile,
  onForget,
}: Props) {
  const id = useId();
  return (
    <>
      <div
        className={
          book
            ? 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'
            : `grid justify-items-center gap-3 rounded-panel border-2 border-dashed px-4 py-8 text-center ${isDragging ? 'border-ink' : 'border-outline'}`
        }
      >
        {book ? (
          <p className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">{book.name || 'Your book'}</strong>
            <span className="text-muted">{`, ${countOf(book.colors.length, 'color')}`}</span>
          </p>
        ) : (
          <p className="max-w-[44ch]">
            <BookOpen aria-hidden="true" className="mx-auto mb-3 size-8 text-muted" />
            Drop a book here, such as your paints, threads, filaments or spot colors, to see the
            nearest for each color of the palette.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <div className="relative grid">
            <input
              ref={chooser}
              id={id}
              type="file"
              aria-label={book ? 'Another book' : 'Book'}
              aria-describedby={`${id}-about ${id}-problem`}
              aria-invalid={problem !== undefined}
              onChange={({ currentTarget: field }) => {
                onFile(field.files?.[0]);
                field.value = ''; // so that the same file can be chosen again
              }}
              className="peer absolute inset-0 z-1 size-full cursor-pointer rounded-control text-[0px] file:hidden"
            />
            <label
              htmlFor={id}
              aria-busy={isReading}
              className={`peer-hover:bg-hover ${buttonStyle({ size: book ? 'small' : 'medium' })}`}
            >
              <FileUp aria-hidden="true" />
              {book ? 'Another book' : 'Choose a book'}
            </label>
          </div>
          {book && (
            <Button size="small" onClick={onForget}>
              <Trash2 aria-hidden="true" />
              Forget
            </Button>
          )}
        </div>
        <p id={`${id}-about`} className={book ? 'sr-only' : 'max-w-[52ch] text-sm text-muted'}>
          ASE, ACO, ACB, SOC, CSV, JSON or another palette file with a name for each color, up to
          10,000 colors and 5 MiB. It stays on this device.
        </p>
      </div>
      <p
        id={`${id}-problem`}
        role="alert"
        className="mt-2 text-sm font-medium wrap-anywhere empty:hidden"
      >
        {problem}
      </p>
    </>
  );
}
