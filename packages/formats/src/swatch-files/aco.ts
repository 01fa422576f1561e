import { fromCmyk, fromHsv, fromLab, type Srgb } from '@swatchwork/color';

import { ByteReader } from '../bytes/byte-reader.ts';
import { ByteWriter } from '../bytes/byte-writer.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import { type ExportedPalette, type ReadPalette, swatchesOf } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';

const RGB = 0;

/**
 * A Photoshop swatch file: version 1 first, for older readers, then version 2, which adds the
 * names. The format does not store the palette's own name.
 *
 * @throws {RangeError} If there are more colors than the 16-bit count can say.
 * @see https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1055819
 */
export function writeAco(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  if (swatches.length > 0xffff) throw new RangeError('ACO holds at most 65535 colors');
  const file = new ByteWriter();
  for (const version of [1, 2]) {
    file.u16(version).u16(swatches.length);
    for (const { hex, rgb, name } of swatches) {
      file.u16(RGB);
      for (const channel of [rgb.r, rgb.g, rgb.b]) file.u16(Math.round(channel * 0xffff));
      file.u16(0);
      if (version === 1) continue;
      const label = (name ?? hex).replaceAll('\0', '').toWellFormed();
      file
        .u32(label.length + 1)
        .utf16(label)
        .u16(0);
    }
  }
  return file.done();
}

/**
 * Reads version 2, which has names, if it follows version 1 or stands alone; else version 1.
 *
 * @throws {FormatError} If it is cut short.
 * @see writeAco
 */
export function readAco(bytes: Uint8Array): ReadPalette {
  const reader = new ByteReader(bytes, 'ACO');
  const first = readSection(reader);
  const hasNames = reader.left >= 4 && bytes[reader.offset + 1] === 2;
  return hasNames ? readSection(reader) : first;
}

function readSection(reader: ByteReader): ReadPalette {
  const palette = new PaletteBuilder('ACO');
  const start = reader.offset;
  const version = reader.u16();
  if (version !== 1 && version !== 2) throw palette.broken(start, `version ${version} is unknown`);
  const count = reader.u16();
  if (count > FILE_LIMITS.colors) {
    throw new FormatError('too_large', 'ACO', start, `more than ${FILE_LIMITS.colors} colors`);
  }
  let skipped = 0;
  for (let i = 0; i < count; i++) {
    const at = reader.offset;
    const read = SPACES[reader.u16()];
    const color = read?.(reader, palette);
    reader.offset = at + 2;
    reader.skip(8);
    const name = version === 2 ? reader.utf16(reader.u32()) : '';
    if (color) palette.add(color, at, { name });
    else skipped += 1;
  }
  palette.tally(
    skipped,
    'color of a color book, which says nothing of its looks, was left out.',
    'colors of a color book, which says nothing of their looks, were left out.',
  );
  return palette.build();
}

/**
 * Color models by their number. Every channel is 16 bits; unused channels of the four are ignored.
 */
const SPACES: Partial<Record<number, (file: ByteReader, palette: PaletteBuilder) => Srgb>> = {
  [RGB]: (file) => ({ r: part(file), g: part(file), b: part(file) }),
  1(file, palette) {
    return palette.converted(
      'hsb',
      fromHsv({ h: part(file) * 360, s: part(file) * 100, v: part(file) * 100 }),
    );
  },
  2(file, palette) {
    const ink = () => 100 - part(file) * 100; // 0 is full ink
    return palette.converted('cmyk', fromCmyk({ c: ink(), m: ink(), y: ink(), k: ink() }));
  },
  7(file, palette) {
    return palette.converted(
      'lab',
      fromLab({ l: file.u16() / 100, a: file.i16() / 100, b: file.i16() / 100 }),
    );
  },
  8(file, palette) {
    const light = file.u16() / 10_000;
    return palette.converted('gray', { r: light, g: light, b: light });
  },
};

const part = (file: ByteReader) => file.u16() / 0xffff;
