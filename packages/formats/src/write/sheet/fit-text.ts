/** Sizes of a text on one line, then of one that may break into two; the largest first. */
export interface Sizes {
  readonly whole: readonly number[];
  readonly broken: readonly number[];
}

/**
 * The lines of a text in the first size in which it fits; if it fits in none, it is cut in the last.
 *
 * @param room Width of a line, in the unit of the sizes.
 * @param widthOf The width of a letter at size 1.
 */
export function fitText(
  text: string,
  room: number,
  sizes: Sizes,
  widthOf: (letter: string) => number,
): { size: number; lines: string[] } {
  const widths = text.split('').map(widthOf);
  const all = [...sizes.whole, ...sizes.broken];
  for (const [i, size] of all.entries()) {
    const lines = breakText(text, widths, room / size, i < sizes.whole.length ? 1 : 2);
    if (lines) return { size, lines };
  }
  const size = all.at(-1)!;
  const end = countFitting(widths, room / size);
  const at = breakBefore(text, end);
  const left = room / size - widthOf('…');
  const last = text.slice(at, at + countFitting(widths.slice(at), left));
  return { size, lines: [text.slice(0, at).trimEnd(), `${last.trimEnd()}…`] };
}

/** At a space, or within a word if the rest does not fit otherwise; undefined if it never does. */
function breakText(text: string, widths: readonly number[], room: number, most: 1 | 2) {
  const end = countFitting(widths, room);
  if (end === text.length) return [text];
  if (most === 1) return undefined;
  const at = [breakBefore(text, end), end].find(
    (place) => countFitting(widths.slice(place), room) === text.length - place,
  );
  return at && [text.slice(0, at).trimEnd(), text.slice(at).trimStart()];
}

/** Behind the last space before a place, or that place. */
const breakBefore = (text: string, end: number) => text.lastIndexOf(' ', end) + 1 || end;

function countFitting(widths: readonly number[], room: number): number {
  let used = 0;
  for (const [count, width] of widths.entries()) {
    used += width;
    if (used > room) return count;
  }
  return widths.length;
}
