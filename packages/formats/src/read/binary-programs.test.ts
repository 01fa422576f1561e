import { expect, inject, test } from 'vitest';

import { createNumbers } from '../../testing/mutate.ts';
import { bare, hexOf, Picker, type TrueColor } from '../../testing/programs/program-file.ts';
import { readPalette } from './read.ts';

const FILES = inject('propertyRuns') ?? 60; // of each kind

/** A file as another program writes it, and what it holds. */
type BinaryFile = { bytes: Uint8Array; colors: readonly TrueColor[]; note?: string };

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const little32 = (value: number) => u32(value).reverse();
const f32 = (value: number) => [
  ...new Uint8Array(new Float32Array([value]).buffer).toReversed(), // this machine is little-endian
];
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];
const utf16 = (text: string) => [...Buffer.from(`${text}\0`, 'utf16le').swap16()];
/** A name with its length in code units, the closing null among them. */
const asePart = (text: string) => [...u16(text.length + 1), ...utf16(text)];
const aseBlock = (type: number, body: readonly number[]) => [
  ...u16(type),
  ...u32(body.length),
  ...body,
];

/** Colors with or without a group; global, normal or spot, of which a note says that it is lost. */
function ase(pick: Picker): BinaryFile {
  const colors = pick.colors().map((color) => bare(color, { name: true }));
  const spots = colors.map(() => pick.chance(0.2));
  const blocks = colors.map(({ name, channels }, i) => {
    const kind = spots[i] ? 1 : pick.one([0, 2]);
    const values = channels.flatMap((channel) => f32(channel / 255));
    return aseBlock(1, [...asePart(name), ...ascii('RGB '), ...values, ...u16(kind)]);
  });
  if (pick.chance(0.5)) {
    blocks.unshift(aseBlock(0xc001, asePart(`Group ${pick.below(9)}`)));
    if (pick.chance(0.8)) blocks.push(aseBlock(0xc002, []));
  }
  const head = [...ascii('ASEF'), ...u16(1), ...u16(0), ...u32(blocks.length)];
  return {
    bytes: Uint8Array.from([...head, ...blocks.flat()]),
    colors,
    ...(spots.includes(true) && { note: 'process color' }),
  };
}

/** Version 1 alone, version 2 alone, or both one behind the other. */
function aco(pick: Picker): BinaryFile {
  const colors = pick.colors();
  const part = (version: number) => [
    ...u16(version),
    ...u16(colors.length),
    ...colors.flatMap(({ channels, name }) => [
      ...u16(0),
      ...channels.flatMap((channel) => u16(channel * 257)),
      ...u16(0),
      ...(version === 2 ? [...u32(name.length + 1), ...utf16(name)] : []),
    ]),
  ];
  const versions = pick.one([[1], [2], [1, 2]]);
  const hasNames = versions.includes(2);
  return {
    bytes: Uint8Array.from(versions.flatMap(part)),
    colors: colors.map((color) => bare(color, { name: hasNames })),
  };
}

/** A table of 256 colors with their number, and perhaps a transparent one. */
function act(pick: Picker): BinaryFile {
  const colors = pick.colors();
  const table = new Uint8Array(772);
  table.set(colors.flatMap(({ channels }) => [...channels]));
  const transparent = pick.chance(0.5) ? pick.below(colors.length) : 0xffff;
  table.set([...u16(colors.length), ...u16(transparent)], 768);
  return {
    bytes: table,
    colors: colors.map((color, i) => ({ ...bare(color), percent: i === transparent ? 0 : 100 })),
  };
}

/** A palette of Windows, with another chunk before its colors at times. */
function riff(pick: Picker): BinaryFile {
  const colors = pick.colors().map((color) => bare(color));
  const entries = colors.flatMap(({ channels }) => [...channels, pick.below(2)]);
  const version = [0, 3]; // 0x0300, little-endian as the count behind it
  const table = [...version, ...u16(colors.length).toReversed(), ...entries];
  const chunk = [...ascii('data'), ...little32(table.length), ...table];
  const before = pick.chance(0.5) ? [...ascii('offl'), ...little32(4), 1, 2, 3, 4] : [];
  const body = [...ascii('PAL '), ...before, ...chunk];
  return { bytes: Uint8Array.from([...ascii('RIFF'), ...little32(body.length), ...body]), colors };
}

test.each(Object.entries({ ase, aco, act, riff }))(
  '%s: what other programs write is read as it was meant, and what is lost is noted',
  (_, make) => {
    const pick = new Picker(createNumbers(20261127));
    for (let i = 0; i < FILES; i++) {
      const { bytes, colors, note }: BinaryFile = make(pick);
      const { palette, notes } = readPalette(bytes);
      const found = palette.colors.map(({ hex, alpha = 1, name = '' }) => [hex, alpha * 100, name]);
      const meant = colors.map((color) => [hexOf(color).toUpperCase(), color.percent, color.name]);
      expect(found, Buffer.from(bytes).toString('hex')).toEqual(meant);
      expect(notes).toEqual(note ? [expect.stringContaining(note)] : []);
    }
  },
);
