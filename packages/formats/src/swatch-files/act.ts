import { ByteReader } from '../bytes/byte-reader.ts';
import { MOST_COLORS } from '../constants.ts';
import { type ExportedPalette, type ReadPalette, swatchesOf } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const ENTRIES = MOST_COLORS.act;

/** Bytes of the table, alone and followed by the count and the transparent index. */
export const ACT_SIZES: readonly number[] = [ENTRIES * 3, ENTRIES * 3 + 4];

const NO_INDEX = 0xffff;

/**
 * A Photoshop color table, with the number of colors behind it. It contains only colors; the first
 * that cannot be seen at all becomes the transparent one.
 *
 * @throws {RangeError} If there are no colors or more than 256.
 * @see readAct
 */
export function writeAct(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  if (swatches.length === 0 || swatches.length > ENTRIES) {
    throw new RangeError(`A color table can store 1 to ${ENTRIES} colors`);
  }
  const file = new Uint8Array(ENTRIES * 3 + 4);
  for (const [i, { rgb }] of swatches.entries()) {
    file.set(
      [rgb.r, rgb.g, rgb.b].map((channel) => Math.round(channel * 255)),
      i * 3,
    );
  }
  const transparent = swatches.findIndex(({ alpha }) => alpha === 0);
  const tail = new DataView(file.buffer, ENTRIES * 3);
  tail.setUint16(0, swatches.length);
  tail.setUint16(2, transparent < 0 ? NO_INDEX : transparent);
  return file;
}

/**
 * Whether a file is surely a color table: one with the number of its colors, and black behind them.
 * Its colors may look like the beginning of any other file.
 */
export function isCounted(bytes: Uint8Array): boolean {
  if (bytes.length !== ENTRIES * 3 + 4) return false;
  const tail = new DataView(bytes.buffer, bytes.byteOffset + ENTRIES * 3);
  const count = tail.getUint16(0);
  const transparent = tail.getUint16(2);
  return (
    count > 0 &&
    count <= ENTRIES &&
    (transparent === NO_INDEX || transparent < count) &&
    bytes.subarray(count * 3, ENTRIES * 3).every((byte) => byte === 0)
  );
}

/**
 * Reads a Photoshop color table: 256 colors of three bytes. Four more bytes may give the number of
 * used colors and the transparent index; without them, black colors at the end count as unused. A table of
 * games, whose channels are those of VGA, ends at 63: it has 6 bits a channel.
 *
 * @throws {FormatError} If it has another size.
 * @see https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1070626
 */
export function readAct(bytes: Uint8Array): ReadPalette {
  const palette = new PaletteBuilder('ACT');
  if (!ACT_SIZES.includes(bytes.length)) {
    throw palette.broken(bytes.length, `it must have ${ACT_SIZES.join(' or ')} bytes`);
  }
  const tail = new ByteReader(bytes, 'ACT');
  tail.skip(ENTRIES * 3);
  const stated = tail.left > 0;
  const count = stated ? tail.u16() : usedEntries(bytes);
  const transparent = stated ? tail.u16() : NO_INDEX;
  if (count > ENTRIES) throw palette.broken(ENTRIES * 3, `it cannot hold ${count} colors`);
  const full =
    !stated && bytes.every((byte) => byte <= VGA) && bytes.some((byte) => byte > 0) ? VGA : 255;
  for (let i = 0; i < count; i++) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(i * 3, i * 3 + 3);
    palette.add({ r: r / full, g: g / full, b: b / full }, i * 3, {
      alpha: i === transparent ? 0 : 1,
    });
  }
  if (full === VGA) palette.tally(count, '{color was|colors were} %', VGA_NOTE);
  return palette.build();
}

/** The largest channel of 6 bits. */
const VGA = 63;
const VGA_NOTE = 'read as 6 bits a channel, as VGA has them, since none exceeds 63.';

/** At least one, so that a table of only black gives one black. */
function usedEntries(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  return Math.floor(last / 3) + 1;
}
