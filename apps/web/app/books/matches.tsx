import { beyondHex, type CssColor, exactSrgb, toLab } from '@swatchwork/color';
import { type BookMatch, type ColorBook, matchBook } from '@swatchwork/formats/books';
import { useMemo } from 'react';
import { distanceWords } from '../colors/distance-words.ts';
import { Swatch } from '../ui/swatches/swatch.tsx';

type Props = {
  colors: readonly CssColor[];
  book: ColorBook;
  /** What was said when its file was read. */
  remarks: readonly string[];
};

/** For each color the nearest of the book and the runner-up, and how the book was measured. */
export function Matches({ colors, book, remarks }: Props) {
  const found = useMemo(
    () =>
      matchBook(
        book,
        colors.map((color) => toLab(exactSrgb(color))),
      ),
    [book, colors],
  );
  return (
    <>
      <ul
        aria-label="Nearest in your book"
        className="mt-3 divide-y divide-line border-y border-line"
      >
        {colors.map((color, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
          <li key={i} className="flex items-start gap-3 py-3">
            <Row color={color} nearest={found[i]![0]!} runnerUp={found[i]![1]} />
          </li>
        ))}
      </ul>
      <ul className="mt-3 max-w-[68ch] space-y-1 text-sm text-muted">
        <li>ΔE2000 in CIE Lab under the white point D50: 1 is about just noticeable.</li>
        {[...book.notes, ...remarks].map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </>
  );
}

type RowProps = { color: CssColor; nearest: BookMatch; runnerUp: BookMatch | undefined };

/** Both colors beside each other without a gap, since only this shows a small difference. */
function Row({ color, nearest, runnerUp }: RowProps) {
  return (
    <>
      <span className="flex shrink-0 overflow-hidden rounded-control border border-line">
        <Swatch color={color.hex} css={beyondHex(color)} className="h-14 w-9" />
        <Swatch color={nearest.color.hex} css={nearest.color.css} className="h-14 w-9" />
      </span>
      <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[1fr_auto]">
        <span className="min-w-0 font-medium wrap-anywhere">
          <span className="sr-only">{`${color.hex}: `}</span>
          {nearest.color.name}
        </span>
        <span className="text-sm sm:text-right">{distanceWords(nearest.distance)}</span>
        {runnerUp && (
          <>
            <span className="flex min-w-0 items-center gap-2 text-sm text-muted">
              <Swatch
                color={runnerUp.color.hex}
                css={runnerUp.color.css}
                className="size-4 shrink-0 rounded-sm border border-line"
              />
              <span className="min-w-0 wrap-anywhere">
                <span className="sr-only">Runner-up: </span>
                {runnerUp.color.name}
              </span>
            </span>
            <span className="text-sm text-muted sm:text-right">
              {`ΔE ${runnerUp.distance.toFixed(1)}`}
            </span>
          </>
        )}
      </span>
    </>
  );
}
