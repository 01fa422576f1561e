import { ByteReader } from '../bytes/byte-reader.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const FORMAT = 'RIFF palette';

/**
 * Reads a palette of Windows (.pal): a chunk of red, green, blue and flags for each color. All its
 * numbers are little-endian.
 *
 * @throws {FormatError} If it is another RIFF file, or cut short.
 * @see https://learn.microsoft.com/en-us/windows/win32/api/wingdi/ns-wingdi-logpalette
 */
export function readRiff(bytes: Uint8Array): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  const reader = new ByteReader(bytes, FORMAT);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  reader.skip(8);
  const kind = reader.ascii(4);
  if (kind !== 'PAL ') {
    const what = JSON.stringify(kind.trim());
    throw new FormatError(
      'unknown_format',
      'RIFF',
      8,
      `this seems to be a ${what} file, not a palette`,
    );
  }
  while (reader.left >= 8) {
    const at = reader.offset;
    const chunk = reader.ascii(4);
    const size = view.getUint32(at + 4, true);
    reader.skip(4);
    if (chunk === 'data') return readColors(reader, view, palette);
    reader.skip(Math.min(size + (size % 2), reader.left));
  }
  throw palette.broken(bytes.length, 'the chunk with the colors is missing');
}

function readColors(reader: ByteReader, view: DataView, palette: PaletteBuilder): ReadPalette {
  const start = reader.offset;
  reader.skip(4); // the version
  const count = view.getUint16(start + 2, true);
  if (count > FILE_LIMITS.colors) {
    throw new FormatError('too_large', FORMAT, start, `more than ${FILE_LIMITS.colors} colors`);
  }
  for (let i = 0; i < count; i++) {
    const at = reader.offset;
    reader.skip(4);
    const part = (offset: number) => view.getUint8(at + offset) / 255;
    palette.add({ r: part(0), g: part(1), b: part(2) }, at);
  }
  return palette.build();
}
