import { Buffer } from 'node:buffer';

import ase from 'ase-utils';
import { describe, expect, test } from 'vitest';

import { writeAse } from './ase.ts';

const read = (file: Uint8Array) => ase.decode(Buffer.from(file));
const hex = (file: Uint8Array) => Buffer.from(file).toString('hex');

describe(writeAse, () => {
  // Byte by byte, so that a wrong byte order or a wrong length fails.
  test('MOOD-13: a header, a group, the colors, the end of the group', () => {
    const file = writeAse({ name: 'A', colors: ['#3B82F6'], colorNames: ['Blue'] });
    expect(hex(file)).toBe(
      [
        '41534546 0001 0000 00000003',
        'c001 00000006 0002 0041 0000',
        '0001 0000001e 0005 0042 006c 0075 0065 0000 52474220 3e6ceced 3f028283 3f76f6f7 0002',
        'c002 00000000',
      ]
        .join('')
        .replaceAll(' ', ''),
    );
  });

  test('another program reads the colors back, in order', () => {
    const { version, groups, colors } = read(
      writeAse({ name: 'Calm palette', colors: ['#A8C5C8', '#000000', '#FFFFFF'] }),
    );
    expect(version).toBe('1.0');
    expect(groups.map(({ name }) => name)).toEqual(['Calm palette']);
    expect(colors.map(({ name }) => name)).toEqual(['#A8C5C8', '#000000', '#FFFFFF']);
    expect(colors.map(({ model, type }) => [model, type])).toEqual(
      colors.map(() => ['RGB', 'normal']),
    );
    expect(colors.map(({ color }) => color.map((channel) => Math.round(channel * 255)))).toEqual([
      [0xa8, 0xc5, 0xc8],
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  test('another program reads colors for print as CMYK', () => {
    const print = [[0.87, 0.58, 0, 0.01]];
    const { colors } = read(writeAse({ name: '', colors: ['#0A66C2'], inks: [[0.5]], print }));
    expect(colors.map(({ model }) => model)).toEqual(['CMYK']);
    expect(colors[0]!.color.map((ink) => Number(ink.toFixed(4)))).toEqual(print[0]);
    expect(() => writeAse({ name: '', colors: ['#0A66C2'], print: [[0, 0, 2, 0]] })).toThrow(
      new RangeError('print must be 4 numbers of 0…1, got 0,0,2,0'),
    );
  });

  test.each([
    ['Déjà vu 🌊', 'Déjà vu 🌊'],
    ['a\u0000b', 'ab'],
    ['', '', '#000000'],
    ['\uD800x', '\uFFFDx'],
    ['n'.repeat(70_000), 'n'.repeat(65_534)],
  ])('a name such as %.12j does not break the file', (name, expected, label = expected) => {
    const { groups, colors } = read(writeAse({ name, colors: ['#000000'], colorNames: [name] }));
    expect(groups[0]?.name).toBe(expected);
    expect(colors[0]?.name).toBe(label);
  });
});
