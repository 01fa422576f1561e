import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { colorBook, krita, READ_ONLY_FILES, riff } from '../../testing/archives.ts';
import { procreate } from '../../testing/bytes.ts';
import { readNamed } from '../../testing/read-named.ts';
import { refusal } from '../../testing/refusal.ts';
import { readPalette } from './read.ts';

const entry = (color: string, place = '') =>
  `<ColorSetEntry name="x">${color}${place}</ColorSetEntry>`;

describe('Krita', () => {
  test('groups and rows in their order', () => {
    expect(readNamed(READ_ONLY_FILES.kpl!)).toEqual({
      format: 'kpl',
      name: 'Sea',
      colors: ['Foam #FF0000', 'Ink #000000'],
      notes: [
        '1 color was kept as CMYK, converted without a color profile: a print looks different.',
      ],
    });
    const at = (row: number, column: number) => `<Position row="${row}" column="${column}"/>`;
    const red = '<sRGB r="1" g="0" b="0"/>';
    const blue = '<sRGB r="0" g="0" b="1"/>';
    const file = krita(entry(red, at(1, 0)) + entry(blue, at(0, 5)) + entry(red, at(0, 2)));
    expect(readNamed(file).colors).toEqual(['x #FF0000', 'x #0000FF', 'x #FF0000']);
  });

  test.each([
    ['<RGB r="0.5" g="0.5" b="0.5" space="sRGB-elle-V2-g10.icc"/>', 'x #BCBCBC', []],
    [
      '<RGB r="1" g="0" b="0" space="Rec2020-elle-V4-g10.icc"/>',
      'x #FF0000',
      ['1 color of another profile was read as sRGB and may look different.'],
    ],
    ['<Gray g="1" space="x"/>', 'x #FFFFFF', ['1 color was kept as gray, converted to sRGB.']],
    ['<Lab L="100" a="0" b="0"/>', 'x #FFFFFF', ['1 color was kept as Lab, converted to sRGB.']],
    ['<XYZ x="0" y="0" z="0"/>', 'x #000000', []],
  ])('%s', (color, read, notes) => {
    expect(readNamed(krita(entry(color)))).toMatchObject({ colors: [read], notes });
  });

  test('a model or a scale that is not known is told; so are groups', () => {
    const white = entry('<sRGB r="1" g="1" b="1"/>');
    const lab = entry('<Lab L="0.5" a="0.5" b="0.5"/>');
    const file = krita(`${white}<Group/><Group/>${lab}${entry('<HSV h="1" s="1" v="1"/>')}`);
    expect(readNamed(file)).toMatchObject({
      colors: ['x #FFFFFF'],
      notes: [
        '2 groups were read as one palette.',
        '2 colors of unknown models or scales were left out.',
      ],
    });
  });
});

describe('an asset catalog', () => {
  test('names colors by their folders', () => {
    expect(readNamed(READ_ONLY_FILES.xcassets!)).toMatchObject({
      format: 'xcassets',
      colors: ['sea 500 #808080'],
    });
  });

  test('whose entries share their data is refused', () => {
    const path = (i: number) => `a${i}.colorset/Contents.json`;
    const file = zipSync(
      Object.fromEntries([0, 1, 2].map((i) => [path(i), strToU8(' '.repeat(200))])),
      { level: 0 },
    );
    const view = new DataView(file.buffer);
    const directory = Buffer.from(file).indexOf('PK\x01\x02');
    view.setUint32(directory + 20, file.length, true);
    expect(refusal(() => readPalette(file))).toBe('broken ZIP, offset 0: its entries overlap');
  });
});

describe('an archive of 64 bits', () => {
  /** The sizes and the place of the only entry move behind its name. */
  function inLong(file: Uint8Array): Uint8Array {
    const directory = Buffer.from(file).lastIndexOf('PK\x01\x02');
    const end = Buffer.from(file).lastIndexOf('PK\x05\x06');
    const old = new DataView(file.buffer, file.byteOffset);
    const extra = new DataView(new ArrayBuffer(28));
    extra.setUint16(0, 1, true);
    extra.setUint16(2, 24, true);
    extra.setBigUint64(4, BigInt(old.getUint32(directory + 24, true)), true);
    extra.setBigUint64(12, BigInt(old.getUint32(directory + 20, true)), true);
    extra.setBigUint64(20, BigInt(old.getUint32(directory + 42, true)), true);
    const name = old.getUint16(directory + 28, true);
    const head = Buffer.from(file.subarray(0, directory + 46 + name));
    head.writeUInt32LE(0xffffffff, directory + 20);
    head.writeUInt32LE(0xffffffff, directory + 24);
    head.writeUInt32LE(0xffffffff, directory + 42);
    head.writeUInt16LE(28, directory + 30);
    const record = Buffer.alloc(56);
    record.write('PK\x06\x06', 'latin1');
    record.writeBigUInt64LE(1n, 32);
    record.writeBigUInt64LE(BigInt(directory), 48);
    const locator = Buffer.alloc(20);
    locator.write('PK\x06\x07', 'latin1');
    locator.writeBigUInt64LE(BigInt(head.length + 28), 8);
    const tail = Buffer.from(file.subarray(end));
    tail.writeUInt16LE(0xffff, 10);
    tail.writeUInt32LE(0xffffffff, 16);
    return Buffer.concat([head, Buffer.from(extra.buffer), record, locator, tail]);
  }

  test('is read like any other', () => {
    const file = procreate([{ name: 'Sea', swatches: [{ hue: 0, saturation: 1, brightness: 1 }] }]);
    expect(readNamed(inLong(file))).toEqual(readNamed(file));
  });
});

describe('other archives', () => {
  test.each([
    [{ 'a.txt': strToU8('x') }, 'a.txt'],
    [
      Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((path) => [path, strToU8('x')])),
      'a, b, c and 2 more',
    ],
  ])('are refused by what they hold: %#', (files, what) => {
    expect(refusal(() => readPalette(zipSync(files)))).toBe(
      `unknown_format ZIP, offset 0: the archive contains no palette, but ${what}`,
    );
  });

  test('several palettes of Procreate are told', () => {
    const red = { hue: 0, saturation: 1, brightness: 1 };
    expect(readNamed(procreate([{ swatches: [red] }, { swatches: [red] }])).notes).toEqual([
      '2 palettes were read as one.',
    ]);
  });
});

describe('RIFF', () => {
  test('a palette of Windows', () => {
    expect(readNamed(READ_ONLY_FILES.riff!)).toEqual({
      format: 'riff',
      name: '',
      colors: ['#3B82F6', '#000000'],
      notes: [],
    });
  });

  test('other chunks, and what is cut short', () => {
    const file = riff([[255, 0, 0]]);
    const other = Buffer.concat([
      file.subarray(0, 12),
      Buffer.from('offl\x01\0\0\0x\0', 'latin1'),
      file.subarray(12),
    ]);
    expect(readNamed(other).colors).toEqual(['#FF0000']);
    expect(refusal(() => readPalette(file.subarray(0, -1)))).toBe(
      'broken RIFF palette, offset 24: the file ends here, 4 more bytes should follow',
    );
    expect(refusal(() => readPalette(file.subarray(0, 12)))).toBe(
      'broken RIFF palette, offset 12: the chunk with the colors is missing',
    );
    expect(refusal(() => readPalette(Buffer.from('RIFF\0\0\0\0WEBPVP8 ')))).toBe(
      'unknown_format RIFF, offset 8: this seems to be a "WEBP" file, not a palette',
    );
  });
});

describe('color books of Photoshop', () => {
  test('RGB, with what translated texts say, and without empty places', () => {
    const book = colorBook(0, [
      ['$$$/colorbook/1=Foam^C', 59, 130, 246],
      ['', 0, 0, 0],
      ['Ink', 0, 0, 0],
    ]);
    expect(readNamed(book)).toEqual({
      format: 'acb',
      name: 'Sea®',
      colors: ['PRE Foam© #3B82F6', 'PRE Ink #000000'],
      notes: [],
    });
  });

  test('CMYK and Lab stay', () => {
    const [red, tint] = readPalette(
      colorBook(2, [
        ['Red', 255, 0, 0, 255],
        ['Tint', 204, 255, 255, 255],
      ]),
    ).palette.colors;
    expect(red).toEqual({ hex: '#FF0000', name: 'PRE Red', inks: [0, 1, 1, 0] });
    expect(tint!.inks![0]).toBeCloseTo(0.2);
    const { palette } = readPalette(colorBook(7, [['Violet', 102, 153, 98]]));
    expect(palette.colors[0]).toMatchObject({ css: 'lab(40 25 -30)' });
  });

  test('what is cut short or unknown is refused', () => {
    const book = colorBook(0, [['Foam', 59, 130, 246]]);
    expect(refusal(() => readPalette(book.subarray(0, -1)))).toMatch(
      /^broken Photoshop color book, offset \d+: the file ends here/,
    );
    expect(refusal(() => readPalette(colorBook(1, [['x', 0, 0, 0]])))).toContain(
      'the color space 1 is unknown',
    );
    expect(refusal(() => readPalette(Buffer.from('8BCB\0\x02\0\0', 'latin1')))).toBe(
      'broken Photoshop color book, offset 4: version 2 is unknown',
    );
  });
});

test.each([
  [
    'bplist16',
    'Property list, offset 0: its version is unknown; export its colors as ASE or hex codes',
  ],
  [
    '8BPS\0\x01',
    'Photoshop, offset 0: a document, not a palette; export its swatches as ASE or ACO instead',
  ],
  [
    '\x04\x0bstreamtyped\x81',
    'Typed stream, offset 0: this seems to be a color list of an old macOS; save it again on a newer version, or export its colors as ASE or hex codes',
  ],
  [
    'GNUstep archive000f4240',
    'GNUstep archive, offset 0: save it with NSKeyedArchiver, or export its colors',
  ],
])('%j is refused with what to do', (start, said) => {
  expect(refusal(() => readPalette(Buffer.from(start, 'latin1')))).toBe(`unknown_format ${said}`);
});
