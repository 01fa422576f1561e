import { ByteReader } from '../bytes/byte-reader.ts';
import { ByteWriter } from '../bytes/byte-writer.ts';
import {
  type ExportedPalette,
  type ReadPalette,
  type Swatch,
  swatchesOf,
} from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { labOf } from './lab.ts';

const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;

/** Kind of a color: 0 global, 1 spot, 2 normal. */
const SPOT = 1;
const NORMAL = 2;

/** Code units of a name; its length, with the closing null, is a 16-bit number. */
const LONGEST_NAME = 0xffff - 1;

/**
 * An Adobe Swatch Exchange file: the colors in a group with the palette's name. Colors for print are
 * written in CMYK, colors of Lab and those
 * that came with inks are written so, the others in RGB. A color without a name of its own is named
 * by its hex.
 *
 * @see https://github.com/1j01/anypalette.js/blob/main/ase.ksy (Adobe published no description)
 */
export function writeAse(palette: ExportedPalette): Uint8Array<ArrayBuffer> {
  const swatches = swatchesOf(palette);
  const title = nameOf(palette.name);
  const file = new ByteWriter()
    .ascii('ASEF')
    .u16(1)
    .u16(0)
    .u32(swatches.length + 2);
  writeName(file.u16(GROUP_START).u32(nameSize(title)), title);
  for (const swatch of swatches) writeColor(file, swatch);
  return file.u16(GROUP_END).u32(0).done();
}

function writeColor(file: ByteWriter, swatch: Swatch): void {
  const label = nameOf(swatch.name ?? swatch.hex);
  const { model, channels } = channelsOf(swatch);
  writeName(file.u16(COLOR).u32(nameSize(label) + 4 + channels.length * 4 + 2), label);
  file.ascii(model);
  for (const channel of channels) file.f32(channel);
  file.u16(NORMAL);
}

function channelsOf(swatch: Swatch): { model: string; channels: readonly number[] } {
  const { inks, print, rgb } = swatch;
  if (print) return { model: 'CMYK', channels: print };
  const lab = labOf(swatch);
  if (lab) return { model: 'LAB ', channels: [lab[0] / 100, lab[1], lab[2]] };
  if (inks?.length === 1) return { model: 'Gray', channels: inks.map((black) => 1 - black) };
  if (inks) return { model: 'CMYK', channels: inks };
  return { model: 'RGB ', channels: [rgb.r, rgb.g, rgb.b] };
}

const nameOf = (text: string) => text.replaceAll('\0', '').slice(0, LONGEST_NAME).toWellFormed();

/** Bytes of a name: its length in code units, UTF-16, a closing null. */
const nameSize = (name: string) => 2 + (name.length + 1) * 2;

const writeName = (file: ByteWriter, name: string) =>
  file
    .u16(name.length + 1)
    .utf16(name)
    .u16(0);

/** What stands for white in the lightness of Lab: Adobe counts to 1, some programs to 100. */
type White = 1 | 100;

/**
 * Reads the colors of all groups in order; the first group with a name names the palette. Where a lightness
 * of Lab exceeds 1, all of the file count to 100.
 *
 * @throws {FormatError} If it is cut short or a color has an unknown model.
 * @see writeAse
 */
export function readAse(bytes: Uint8Array, white: White = 1): ReadPalette {
  const reader = new ByteReader(bytes, 'ASE');
  const palette = new PaletteBuilder('ASE');
  if (reader.ascii(4) !== 'ASEF') throw palette.broken(0, 'it does not start with ASEF');
  reader.skip(4); // the version, always 1.0
  const blocks = reader.u32();
  const counts: Counts = { groups: 0, spots: 0, lightest: 0, white };
  // Many files lack the end of a group, so that the end of the file ends it as well.
  for (let i = 0; i < blocks && reader.left > 0; i++) readBlock(reader, palette, counts);
  if (white === 1 && counts.lightest > MOST_ROUNDED) return readAse(bytes, 100);
  if (counts.groups > 1) palette.tally(counts.groups, 'groups were read as one palette.');
  palette.tally(counts.spots, 'spot {color was|colors were} read as {a |}process {color|colors}.');
  return palette.build();
}

/** A lightness of 1 may have been rounded up. */
const MOST_ROUNDED = 1.01;

interface Counts {
  groups: number;
  spots: number;
  lightest: number;
  white: White;
}

function readBlock(reader: ByteReader, palette: PaletteBuilder, counts: Counts): void {
  const start = reader.offset;
  const type = reader.u16();
  const size = reader.u32();
  const end = reader.offset + size;
  if (size > reader.left) throw palette.broken(start, `a block of ${size} bytes ends too early`);
  if (type === GROUP_START && size > 0) {
    counts.groups += 1;
    palette.name ||= reader.utf16(reader.u16());
  } else if (type === COLOR) {
    const name = reader.utf16(reader.u16());
    const at = reader.offset;
    const model = reader.ascii(4).trim().toUpperCase();
    const add = MODELS[model];
    if (!add) throw palette.broken(at, `the color model ${JSON.stringify(model)} is unknown`);
    add(reader, palette, at, name, counts);
    if (reader.offset < end && reader.u16() === SPOT) counts.spots += 1;
  }
  if (reader.offset > end) throw palette.broken(start, 'a block is shorter than its content');
  reader.offset = end;
}

type AddColor = (
  file: ByteReader,
  palette: PaletteBuilder,
  at: number,
  name: string,
  counts: Counts,
) => void;

const MODELS: Partial<Record<string, AddColor>> = {
  RGB(file, palette, at, name) {
    palette.add({ r: file.f32(), g: file.f32(), b: file.f32() }, at, { name });
  },
  CMYK(file, palette, at, name) {
    palette.addInks([file.f32(), file.f32(), file.f32(), file.f32()], at, name);
  },
  LAB(file, palette, at, name, counts) {
    const lightness = file.f32();
    counts.lightest = Math.max(counts.lightest, lightness);
    palette.addLab([(lightness / counts.white) * 100, file.f32(), file.f32()], at, name);
  },
  GRAY(file, palette, at, name) {
    palette.addInks([1 - file.f32()], at, name);
  },
};
