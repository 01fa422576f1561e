import { exactSrgb, toLab } from '@swatchwork/color';

import type { ImportedColor } from '../palette/palette.ts';
import { type BookColor, type ColorBook, told } from './book.ts';
import { matchBook } from './match-book.ts';

/** Colors and what is nearest to them in a book, as the command line and the API write it. */
export interface MatchReport {
  book: { name: string; colors: number };
  /** Of the Lab in which all are compared. */
  whitePoint: 'D50';
  colors: (ImportedColor & { nearest: NamedMatch[] })[];
  /** Of the book, and of what counts as opaque. */
  notes: string[];
}

/** A color of a book, and its ΔE2000. */
export type NamedMatch = Omit<BookColor, 'alpha'> & { distance: number };

/**
 * The nearest colors of a book, as plain data.
 *
 * @param colors They count as opaque, which is noted.
 * @param count How many for each.
 */
export function reportMatches(
  colors: readonly ImportedColor[],
  book: ColorBook,
  count?: number,
): MatchReport {
  const { name, notes } = book;
  const found = matchBook(
    book,
    colors.map((color) => toLab(exactSrgb(color))),
    count,
  );
  return {
    book: { name, colors: book.colors.length },
    whitePoint: 'D50',
    colors: colors.map((color, i) => ({
      ...color,
      nearest: found[i]!.map(({ color: { alpha: _, ...of }, distance }) => ({ ...of, distance })),
    })),
    notes: [
      ...notes,
      ...told(
        colors.filter(({ alpha }) => alpha !== undefined).length,
        'translucent {color of the palette counts|colors of the palette count} as opaque.',
      ),
    ],
  };
}
