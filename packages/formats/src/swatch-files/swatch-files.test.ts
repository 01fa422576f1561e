import { Buffer } from 'node:buffer';

import { createSwatchesFile, readSwatchesFile } from 'procreate-swatches';
import { describe, expect, test } from 'vitest';
import { lossesIn } from '../../testing/losses-in.ts';
import { NASTY } from '../../testing/nasty-palette.ts';
import { readElsewhere } from '../../testing/read-elsewhere.ts';
import { toExported } from '../palette/palette.ts';
import { readPalette } from '../read/read.ts';
import { writeJson } from '../write/json.ts';
import { readAco, writeAco } from './aco.ts';
import { readAct } from './act.ts';
import { readAse, writeAse } from './ase.ts';
import { readGpl, writeGpl } from './gpl.ts';
import { writeSwatches } from './swatches.ts';

const BLUE = { name: '', colors: ['#3B82F6'], colorNames: ['Blue'] } as const;

const bytes = (hex: string) => new Uint8Array(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));
const toHex = (file: Uint8Array) => Buffer.from(file).toString('hex');

describe('ASE', () => {
  const FILE =
    '41534546 00010000 00000001 0001 0000001e 0005 0042006c007500650000 52474220 3e6ceced 3f028283 3f76f6f7 0002';

  test('reads a color without a group', () => {
    expect(readAse(bytes(FILE))).toEqual({
      palette: { name: '', colors: [{ hex: '#3B82F6', name: 'Blue' }] },
      notes: [],
    });
  });

  test('what stands behind the blocks that are said is not read', () => {
    expect(readAse(bytes(`${FILE} ffff`)).palette.colors).toHaveLength(1);
  });

  test('another reader finds the same colors', async () => {
    const { hexes, format } = await readElsewhere(writeAse(NASTY), 'ase');
    expect(format).toContain('Adobe Swatch Exchange');
    expect(hexes).toEqual(NASTY.colors);
  });

  // One ink at a time, so that swapped inks fail.
  test('keeps Lab, shows CMYK and gray and says so; an end of the group may be missing', () => {
    const name = '0001 0000';
    const file = bytes(`41534546 00010000 00000005
      c001 00000008 0003 00410042 0000
      0001 0000001a ${name} 434d594b 00000000 3f800000 00000000 00000000 0001
      0001 00000016 ${name} 4c414220 3f000000 00000000 00000000 0002
      0001 0000000e ${name} 47726179 3f800000 0002`);
    const { palette, notes } = readAse(file);
    expect(palette).toEqual({
      name: 'AB',
      colors: [
        { hex: '#FF00FF', inks: [0, 1, 0, 0] },
        { hex: '#777777', css: 'lab(50 0 0)' },
        { hex: '#FFFFFF', inks: [0] },
      ],
    });
    expect(notes).toEqual([
      '1 color was kept as CMYK, converted without a color profile: a print looks different.',
      '1 color was kept as gray, converted to sRGB.',
      '1 spot color was read as a process color.',
    ]);
  });

  test('says where a file that is cut short ends', () => {
    expect(() => readAse(bytes(FILE).subarray(0, 30))).toThrow(
      expect.objectContaining({ format: 'ASE', code: 'broken', offset: 12 }),
    );
  });
});

describe('ACO', () => {
  const FILE =
    '0001 0001 0000 3b3b 8282 f6f6 0000 0002 0001 0000 3b3b 8282 f6f6 0000 00000005 0042006c007500650000';

  test('writes version 1, then version 2, byte by byte', () => {
    expect(toHex(writeAco(BLUE))).toBe(FILE.replaceAll(' ', ''));
  });

  // Adobe's description: space 2, and 0 is full ink. anypalette reads only RGB from this format.
  test('writes colors for print in CMYK, byte by byte, and reads them', () => {
    const print = [[1, 0, 0.2, 0.6]];
    const file = writeAco({ name: '', colors: ['#0A66C2'], colorNames: ['A'], print });
    const color = '0002 0000 ffff cccc 6666';
    const expected = `0001 0001 ${color} 0002 0001 ${color} 00000002 0041 0000`;
    expect(toHex(file)).toBe(expected.replaceAll(' ', ''));
    expect(readAco(file).palette.colors[0]!.inks).toEqual(
      print[0]!.map((ink) => expect.closeTo(ink, 4)),
    );
  });

  test('reads both versions together, and each alone', () => {
    const named = { name: '', colors: [{ hex: '#3B82F6', name: 'Blue' }] };
    expect(readAco(bytes(FILE)).palette).toEqual(named);
    expect(readAco(bytes(FILE).subarray(14)).palette).toEqual(named);
    for (const behind of ['', '0002', '00010001']) {
      const file = bytes(FILE.slice(0, 34) + behind);
      expect(readAco(file).palette.colors).toEqual([{ hex: '#3B82F6' }]);
    }
  });

  test('a null ends no name', () => {
    const { colors } = readAco(writeAco({ ...BLUE, colorNames: ['Bl\0ue'] })).palette;
    expect(colors).toEqual([{ hex: '#3B82F6', name: 'Blue' }]);
  });

  test('holds as many colors as its 16 bits can count', () => {
    const palette = (count: number) => ({ name: '', colors: new Array(count).fill('#3B82F6') });
    expect(() => writeAco(palette(65_535))).not.toThrow();
    expect(() => writeAco(palette(65_536))).toThrow('ACO can store at most 65535 colors');
    expect(readAco(writeAco(palette(10_000))).palette.colors).toHaveLength(10_000);
  });

  test('another reader finds the same colors', async () => {
    const { hexes } = await readElsewhere(writeAco(NASTY), 'aco');
    expect(hexes).toEqual(NASTY.colors);
  });

  test('HSB is not HSL, CMYK is inverted, Lab is signed; each is said', () => {
    const { palette, notes } = readAco(
      bytes(`0001 0006
        0001 5555 ffff 8000 0000
        0002 ffff 0000 ffff ffff
        0002 ffff 8000 ffff ffff
        0007 1388 09c4 f63c 0000
        0008 1388 0000 0000 0000
        0003 0001 0002 0003 0004`),
    );
    expect(palette.colors.map(({ hex }) => hex)).toEqual([
      '#008000',
      '#FF00FF',
      '#FF80FF',
      '#9168A2', // as culori has lab(50 25 -25)
      '#808080',
    ]);
    expect(notes).toEqual([
      '1 color was kept as HSB, converted to sRGB.',
      '2 colors were kept as CMYK, converted without a color profile: a print looks different.',
      '1 color was kept as gray, converted to sRGB.',
      '1 color of a color book, whose appearance is unknown, was left out.',
    ]);
  });
});

describe('colors of print are written as they were read', () => {
  const NAME = '0002 0041 0000';
  const PRINTED = [
    `0001 0000001c ${NAME} 434d594b 3dcccccd 3e99999a 3f19999a 3f4ccccd 0002`,
    `0001 00000018 ${NAME} 4c414220 3f400000 c2f00000 42f00000 0002`,
    `0001 00000010 ${NAME} 47726179 3eaaaaab 0002`,
    `0001 00000018 ${NAME} 52474220 3e6ceced 3f028283 3f76f6f7 0002`,
  ];
  const ASE = bytes(
    `41534546 00010000 00000006 c001 00000006 ${NAME} ${PRINTED.join('')} c002 00000000`,
  );
  const SWATCHES = [
    '0002 0000 4000 8001 ffff',
    '0007 1d4c d120 2ee0 0000',
    '0008 0d05 0000 0000 0000',
    '0000 3b3b 8282 f6f6 0000',
  ];
  const ACO = bytes(
    `0001 0004 ${SWATCHES.join('')}
     0002 0004 ${SWATCHES.map((swatch) => `${swatch} 0000${NAME}`).join('')}`,
  );

  test.each([
    ['ase', readAse, writeAse, ASE],
    ['aco', readAco, writeAco, ACO],
  ] as const)('%s, byte by byte', (id, read, write, file) => {
    const palette = toExported(read(file).palette);
    expect(toHex(write(palette))).toBe(toHex(file));
    expect(lossesIn(palette, id)).toEqual([]);
  });

  test('one goes through the other, and through JSON', () => {
    const { palette } = readAse(ASE);
    const { colors } = readAco(writeAco(toExported(palette))).palette;
    for (const [i, { inks = [] }] of colors.entries()) {
      for (const [n, ink] of inks.entries()) expect(ink).toBeCloseTo(palette.colors[i]!.inks![n]!);
    }
    expect(colors.map(({ css, inks }) => [css, inks?.length])).toEqual([
      [undefined, 4],
      ['lab(75 -120 120)', undefined],
      [undefined, 1],
      [undefined, undefined],
    ]);
    expect(readPalette(writeJson(toExported(palette), new Date())).palette).toEqual(palette);
  });

  test('a color that was edited is RGB', () => {
    const { colors, ...palette } = toExported(readAse(ASE).palette);
    const edited = { ...palette, exact: [], colors: colors.map(() => '#3B82F6' as const) };
    expect(readAse(writeAse(edited))).toEqual({
      palette: { name: 'A', colors: colors.map(() => ({ hex: '#3B82F6', name: 'A' })) },
      notes: [],
    });
  });

  test('inks of other formats are told, and those that are none refused', () => {
    const palette = toExported(readAse(ASE).palette);
    expect(lossesIn(palette, 'css')).toEqual([
      '2 colors are written as their screen colors, without their ink amounts (CMYK or gray).',
    ]);
    for (const inks of [[0, 1], [2], [Number.NaN]]) {
      expect(() => writeAse({ ...BLUE, inks: [inks] })).toThrow(RangeError);
    }
  });

  test('Lab that these files cannot hold is RGB, with a note', () => {
    const far = { name: '', colors: ['#00FF00'], exact: ['lab(80 -140 90)'] } as const;
    expect(lossesIn(far, 'ase')).toEqual([expect.stringContaining('nearest hex')]);
    expect(readAse(writeAse(far)).palette.colors).toEqual([{ hex: '#00FF00' }]);
    const fine = { ...far, exact: ['lab(80.123 -90 90)'] };
    expect(lossesIn(fine, 'ase')).toEqual([]);
    expect(lossesIn(fine, 'aco')).toEqual(['1 Lab color was rounded to hundredths.']);
  });
});

describe('ASE of programs that count the lightness of Lab to 100', () => {
  const lab = (lightness: string) =>
    `0001 00000014 0001 0000 4c414220 ${lightness} 41a00000 c1f00000`;
  const read = (...colors: string[]) =>
    readPalette(bytes(`41534546 00010000 0000000${colors.length} ${colors.map(lab).join('')}`));

  test('all of the file counts so', () => {
    const { palette, notes } = read('42480000', '3f800000'); // 50 and 1
    expect(palette.colors.map(({ css }) => css)).toEqual(['lab(50 20 -30)', 'lab(1 20 -30)']);
    expect(notes).toEqual([]);
  });

  test('others count to 1', () => {
    expect(read('3f000000').palette.colors[0]!.css).toBe('lab(50 20 -30)');
  });
});

describe('ACT', () => {
  test('a table of VGA has 6 bits a channel', () => {
    const table = new Uint8Array(768).fill(63, 0, 3).fill(21, 3, 6);
    const { palette, notes } = readAct(table);
    expect(palette.colors.map(({ hex }) => hex)).toEqual(['#FFFFFF', '#555555']);
    expect(notes).toEqual([
      '2 colors were read as 6 bits a channel, as VGA has them, since none exceeds 63.',
    ]);
    expect(readAct(table.with(6, 64)).palette.colors[0]!.hex).toBe('#3F3F3F');
  });

  const table = (used: number[]) => Uint8Array.from({ length: 768 }, (_, i) => used[i] ?? 0);

  test('a table alone ends with its last color; one with a count says how many', () => {
    const file = table([59, 130, 246, 0, 0, 0, 255, 0, 0]);
    const hexes = (data: Uint8Array) => readAct(data).palette.colors.map(({ hex }) => hex);
    expect(hexes(file)).toEqual(['#3B82F6', '#000000', '#FF0000']);
    expect(hexes(new Uint8Array([...file, 0, 2, 0xff, 0xff]))).toEqual(['#3B82F6', '#000000']);
    expect(hexes(new Uint8Array([...file, 1, 0, 0xff, 0xff]))).toHaveLength(256);
    expect(hexes(table([]))).toEqual(['#000000']);
  });

  test('the transparent entry is transparent', () => {
    const { palette } = readAct(new Uint8Array([...table([1, 2, 3]), 0, 1, 0, 0]));
    expect(palette.colors).toEqual([{ hex: '#010203', alpha: 0 }]);
  });

  test('another reader agrees', async () => {
    const file = new Uint8Array([...table([59, 130, 246, 255, 0, 0]), 0, 2, 0xff, 0xff]);
    const { hexes } = await readElsewhere(file, 'act');
    expect(hexes.slice(0, 2)).toEqual(readAct(file).palette.colors.map(({ hex }) => hex));
  });
});

describe('GPL', () => {
  test('the first lines are what the format asks for', () => {
    expect(writeGpl({ ...BLUE, name: 'Sea\nside' })).toBe(
      'GIMP Palette\nName: Sea side\nColumns: 0\n#\n 59 130 246\tBlue\n',
    );
  });

  test('another reader finds the same colors and names', async () => {
    const file = Buffer.from(writeGpl(NASTY));
    const { hexes, names } = await readElsewhere(file, 'gpl');
    expect(hexes).toEqual(NASTY.colors);
    expect(names.slice(0, 3)).toEqual(NASTY.colorNames?.slice(0, 3));
  });

  test('reads the old form, comments and Windows line ends', () => {
    const { palette } = readGpl('GIMP Palette\r\n# old\r\n255 0 0 Red one\r\n\r\n  0   0 255\r\n');
    expect(palette).toEqual({
      name: '',
      colors: [{ hex: '#FF0000', name: 'Red one' }, { hex: '#0000FF' }],
    });
  });

  test.each([
    ['GIMP Palette\nred', 13],
    ['GIMP Palette\n256 0 0\nred', 13],
  ])('%j is wrong at %d', (text, offset) => {
    expect(() => readGpl(text)).toThrow(expect.objectContaining({ format: 'GPL', offset }));
  });
});

describe('Procreate', () => {
  test('another reader finds the same colors', async () => {
    const { name, colors } = await readSwatchesFile(
      writeSwatches({ ...NASTY, name: 'Sea' }),
      'rgb',
    );
    expect(name).toBe('Sea');
    const hexes = colors.map((slot) =>
      Buffer.from(slot?.[0].map(Math.round) ?? []).toString('hex'),
    );
    expect(hexes.map((hex) => `#${hex.toUpperCase()}`)).toEqual(NASTY.colors);
  });

  test('reads what another program wrote', async () => {
    const file = await createSwatchesFile('Other', [
      [[255, 0, 0], 'rgb'],
      [[0, 0, 255], 'rgb'],
    ]);
    const { palette } = readPalette(new Uint8Array(file));
    expect(palette.name).toBe('Other');
    expect(palette.colors.map(({ hex }) => hex)).toEqual(['#FF0000', '#0000FF']);
  });
});
