import { ByteReader } from '../bytes/byte-reader.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const ENTRIES = 256;

/** Bytes of the table, alone and followed by the count and the transparent index. */
export const ACT_SIZES: readonly number[] = [ENTRIES * 3, ENTRIES * 3 + 4];

const NO_INDEX = 0xffff;

/**
 * Reads a Photoshop color table: 256 colors of three bytes. Four more bytes may give the number of
 * used colors and the transparent index; without them, black colors at the end count as unused.
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
  for (let i = 0; i < count; i++) {
    const [r = 0, g = 0, b = 0] = bytes.subarray(i * 3, i * 3 + 3);
    palette.add({ r: r / 255, g: g / 255, b: b / 255 }, i * 3, {
      alpha: i === transparent ? 0 : 1,
    });
  }
  return palette.build();
}

/** At least one, so that a table of only black gives one black. */
function usedEntries(bytes: Uint8Array): number {
  let last = bytes.length - 1;
  while (last > 0 && bytes[last] === 0) last -= 1;
  return Math.floor(last / 3) + 1;
}
