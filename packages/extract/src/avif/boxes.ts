/** A box of the ISO base media format: its type, and where its content begins and ends. */
export type Box = { type: string; start: number; end: number };

/** More than any picture has: real ones have fewer than ten boxes at the top. */
export const MOST_BOXES = 1000;

/**
 * The boxes between two places of a file; at most one more than {@link MOST_BOXES}. It ends where there is
 * none.
 *
 * @see https://www.iso.org/standard/83102.html (ISO base media file format, 4.2: boxes)
 */
export function* boxesIn(view: DataView, from: number, to: number): Generator<Box, void> {
  let at = from;
  for (let boxes = 0; at + 8 <= to && boxes <= MOST_BOXES; boxes++) {
    const { size, header } = sizeOf(view, at, to);
    if (size < header) return;
    yield { type: fourLetters(view, at + 4), start: at + header, end: Math.min(to, at + size) };
    at += size;
  }
}

/** A size of 1 stands for one in 64 bits behind the type, of 0 for the rest. */
function sizeOf(view: DataView, at: number, to: number): { size: number; header: number } {
  const size = view.getUint32(at);
  if (size === 0) return { size: to - at, header: 8 };
  if (size !== 1) return { size, header: 8 };
  return { size: at + 16 <= to ? Number(view.getBigUint64(at + 8)) : 0, header: 16 };
}

export const fourLetters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
