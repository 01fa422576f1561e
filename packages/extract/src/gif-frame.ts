const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Bytes of the header with the description of the screen, and of that of an image. */
const HEADER = 13;
const DESCRIPTION = 10;

/**
 * A GIF up to the end of its first picture. Decoders look through all pictures of an animation before
 * they draw the first, and some hundred thousand empty ones fit into a file.
 *
 * @returns A view of the same bytes; up to where it stops to be a GIF, if that comes first.
 * @see https://www.w3.org/Graphics/GIF/spec-gif89a.txt
 */
export function firstFrameOf(gif: Uint8Array): Uint8Array {
  const at = startOfImage(gif);
  if (gif[at] !== IMAGE) return gif.subarray(0, at);
  const data = at + DESCRIPTION + tableSize(gif[at + 9]);
  return gif.subarray(0, endOfBlocks(gif, data + 1)); // a byte says how codes begin
}

/** Where the first picture of a GIF lies on its screen. */
export type Placed = {
  left: number;
  top: number;
  width: number;
  height: number;
  screen: { width: number; height: number };
};

/**
 * The place of a first picture that does not fill its screen; the rest of the screen is transparent. As in
 * browsers, a picture that reaches beyond the screen makes it larger.
 *
 * @param gif What {@link firstFrameOf} returns.
 * @returns Undefined for a picture that fills its screen, and for none.
 */
export function placeOf(gif: Uint8Array): Placed | undefined {
  const at = startOfImage(gif);
  if (gif[at] !== IMAGE || at + DESCRIPTION > gif.length) return undefined;
  const view = new DataView(gif.buffer, gif.byteOffset, gif.byteLength);
  const read = (place: number) => view.getUint16(place, true);
  const [left, top, width, height] = [read(at + 1), read(at + 3), read(at + 5), read(at + 7)];
  const screen = {
    width: Math.max(read(6), left + width),
    height: Math.max(read(8), top + height),
  };
  const fills = width === screen.width && height === screen.height;
  return fills || width * height === 0 ? undefined : { left, top, width, height, screen };
}

function startOfImage(gif: Uint8Array): number {
  let at = HEADER + tableSize(gif[10]);
  while (gif[at] === EXTENSION) at = endOfBlocks(gif, at + 2);
  return at;
}

/** The bytes of a table of colors, which the flags before it tell. */
const tableSize = (flags = 0): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Behind blocks that each begin with their size; the last has a size of 0. */
function endOfBlocks(gif: Uint8Array, start: number): number {
  let at = start;
  for (let size = gif[at]; size; size = gif[at]) at += size + 1;
  return at + 1;
}
