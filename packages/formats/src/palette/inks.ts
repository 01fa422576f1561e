import { formatHex, fromCmyk, type Hex, parseHex, type Srgb } from '@swatchwork/color';

/**
 * Amounts of ink, 0…1, as a file of swatches says them: cyan, magenta, yellow and black, or black
 * alone, which such files call gray.
 */
export type Inks = number[];

/** What inks look like, without knowing paper or ink. @see fromCmyk */
export function colorOfInks(inks: Inks): Srgb {
  const [c = 0, m = 0, y = 0, k = 0] = (inks.length === 1 ? [0, 0, 0, ...inks] : inks).map(
    (ink) => ink * 100,
  );
  return fromCmyk({ c, m, y, k });
}

/** Whether a value, also one of a stranger, is one or four inks from 0 to 1. */
export const isInks = (value: unknown): value is Inks =>
  Array.isArray(value) &&
  (value.length === 1 || value.length === 4) &&
  value.every((ink) => typeof ink === 'number' && ink >= 0 && ink <= 1);

/**
 * The inks of a color, unless it was edited since it was read: they count only as long as its hex is
 * what they look like.
 */
export function inksOf(hex: Hex, inks: Inks | undefined): Inks | undefined {
  if (!inks) return undefined;
  if (!isInks(inks)) throw new RangeError(`inks must be 1 or 4 numbers of 0…1, got ${inks}`);
  return formatHex(colorOfInks(inks)) === formatHex(parseHex(hex)!) ? inks : undefined;
}
