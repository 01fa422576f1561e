import { fromHsv } from '@swatchwork/color';

import { ByteReader } from '../bytes/byte-reader.ts';
import { ByteWriter } from '../bytes/byte-writer.ts';
import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import {
  type ExportedPalette,
  type ReadPalette,
  type Swatch,
  swatchesOf,
} from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { labOf } from './lab.ts';

/** Color spaces by their number. */
const RGB = 0;
const HSB = 1;
const CMYK = 2;
const LAB = 7;
const GRAY = 8;

/**
 * A Photoshop swatch file: version 1 first, for older readers, then version 2, which adds the
 * names. Colors for print are written in CMYK, colors of Lab and those that came with inks are written so, the others in RGB. The format does
 * not store the palette's own name.
 *
 * @throws {RangeError} If there are more colors than the 16-bit count can say.
 * @see https://www.adobe.com/devnet-apps/photoshop/fileformatashtml/#50577411_pgfId-1055819
 */
export function writeAco(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  if (swatches.length > 0xffff) throw new RangeError('ACO can store at most 65535 colors');
  const file = new ByteWriter();
  for (const version of [1, 2]) {
    file.u16(version).u16(swatches.length);
    for (const swatch of swatches) {
      const { hex, name } = swatch;
      const { space, channels } = channelsOf(swatch);
      file.u16(space);
      for (let i = 0; i < 4; i++) file.u16(Math.round(channels[i] ?? 0));
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

/** Up to four channels; a negative one is written as its complement to two. */
function channelsOf(swatch: Swatch): { space: number; channels: readonly number[] } {
  const { print, rgb } = swatch;
  const inks = print ?? swatch.inks;
  const lab = print ? undefined : labOf(swatch);
  if (lab) return { space: LAB, channels: lab.map((channel) => channel * 100) };
  if (inks?.length === 1) return { space: GRAY, channels: [(1 - inks[0]!) * 10_000] };
  if (inks) return { space: CMYK, channels: inks.map((ink) => (1 - ink) * 0xffff) }; // 0 is full ink
  return { space: RGB, channels: [rgb.r, rgb.g, rgb.b].map((channel) => channel * 0xffff) };
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
    const add = SPACES[reader.u16()];
    const channels = Array.from({ length: 4 }, () => reader.u16());
    const name = version === 2 ? reader.utf16(reader.u32()) : '';
    if (add) add(channels, palette, at, name);
    else skipped += 1;
  }
  palette.tally(
    skipped,
    '{color|colors} of a color book, whose appearance is unknown, {was|were} left out.',
  );
  return palette.build();
}

type AddColor = (
  channels: readonly number[],
  palette: PaletteBuilder,
  at: number,
  name: string,
) => void;

/** Each of the four channels is 16 bits; those that a space does not use are ignored. */
const SPACES: Partial<Record<number, AddColor>> = {
  [RGB](channels, palette, at, name) {
    const [r, g, b] = channels.map(part);
    palette.add({ r: r!, g: g!, b: b! }, at, { name });
  },
  [HSB](channels, palette, at, name) {
    const [h, s, v] = channels.map(part);
    const color = fromHsv({ h: h! * 360, s: s! * 100, v: v! * 100 });
    palette.add(palette.converted('hsb', color), at, { name });
  },
  [CMYK](channels, palette, at, name) {
    palette.addInks(
      channels.map((channel) => 1 - part(channel)), // 0 is full ink
      at,
      name,
    );
  },
  [LAB]([l, a, b], palette, at, name) {
    palette.addLab([l! / 100, signed(a!) / 100, signed(b!) / 100], at, name);
  },
  [GRAY]([light], palette, at, name) {
    palette.addInks([1 - light! / 10_000], at, name);
  },
};

const part = (channel: number) => channel / 0xffff;

/** A channel of which the highest bit is its sign. */
const signed = (channel: number) => (channel << 16) >> 16;
