import { parseHex } from '@swatchwork/color';

import type { ExportedPalette } from './palette.ts';

const VERSION = [1, 0] as const;

const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const COLOR = 0x0001;

/** Kind of a colour: 0 global, 1 spot, 2 normal. */
const NORMAL = 2;

/** Code units of a name; its length, with the closing null, is a 16-bit number. */
const LONGEST_NAME = 0xffff - 1;

/**
 * An Adobe Swatch Exchange file: the colours in RGB, in a group with the palette's name. A colour
 * without a name of its own is named by its hex.
 *
 * @see https://github.com/1j01/anypalette.js/blob/main/ase.ksy (Adobe published no description)
 */
export function writeAse({
  name,
  colors,
  colorNames = [],
}: ExportedPalette): Uint8Array<ArrayBuffer> {
  const blocks = [
    block(GROUP_START, text(name)),
    ...colors.map((hex, i) => block(COLOR, [...text(colorNames[i] ?? hex), ...color(hex)])),
    block(GROUP_END, []),
  ];
  const header = [...ascii('ASEF'), ...VERSION.flatMap(u16), ...u32(blocks.length)];
  return Uint8Array.from([...header, ...blocks.flat()]);
}

/** @param body Its length is written without the six bytes before it. */
const block = (type: number, body: readonly number[]): number[] => [
  ...u16(type),
  ...u32(body.length),
  ...body,
];

function color(hex: string): number[] {
  const rgb = parseHex(hex);
  if (!rgb) throw new RangeError(`colors must be hex, got ${hex}`);
  return [...ascii('RGB '), ...[rgb.r, rgb.g, rgb.b].flatMap(f32), ...u16(NORMAL)];
}

/** Length in code units, UTF-16, a closing null. */
function text(value: string): number[] {
  const name = value.replaceAll('\0', '').slice(0, LONGEST_NAME).toWellFormed();
  const units = Array.from({ length: name.length }, (_, i) => name.charCodeAt(i));
  return [units.length + 1, ...units, 0].flatMap(u16);
}

const ascii = (value: string): number[] => Array.from(value, (letter) => letter.charCodeAt(0));

// Every number is big-endian, which is what DataView writes by default.
const u16 = (value: number) => bytes(2, (view) => view.setUint16(0, value));
const u32 = (value: number) => bytes(4, (view) => view.setUint32(0, value));
const f32 = (value: number) => bytes(4, (view) => view.setFloat32(0, value));

function bytes(length: number, write: (view: DataView) => void): number[] {
  const view = new DataView(new ArrayBuffer(length));
  write(view);
  return [...new Uint8Array(view.buffer)];
}
