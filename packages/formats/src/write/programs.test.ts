import { Buffer } from 'node:buffer';

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import stylus from 'stylus';
import { describe, expect, test } from 'vitest';

import { breachesOfFigma } from '../../testing/figma-schema.ts';
import { NASTY, NASTY_KEYS } from '../../testing/nasty-palette.ts';
import { readElsewhere } from '../../testing/read-elsewhere.ts';
import { wordOf } from '../palette/color-keys.ts';
import type { ExportedPalette } from '../palette/palette.ts';
import { readPalette } from '../read/read.ts';
import { writeAct } from '../swatch-files/act.ts';
import { writeJasc } from '../swatch-files/jasc.ts';
import { writeKpl } from '../swatch-files/kpl.ts';
import { writeXcassets } from '../swatch-files/xcassets.ts';
import { writeFigmaVariables } from './figma-variables.ts';
import { writePaintNet } from './paint-net.ts';
import { writeSketchPalette } from './sketch-palette.ts';
import { writeSoc } from './soc.ts';
import { writeStylus } from './stylus.ts';

const HALF: ExportedPalette = { name: 'Sea', colors: ['#3B82F6'], alphas: [0.5] };

describe('another reader, anypalette, finds the same colors', () => {
  test.each<[string, (palette: ExportedPalette) => Uint8Array | string, string, string]>([
    ['act', writeAct, 'act', 'Adobe Color Table'],
    ['paint-net', writePaintNet, 'txt', 'Paint.NET'],
    ['jasc', writeJasc, 'pal', 'Paint Shop Pro'],
    ['soc', writeSoc, 'soc', 'StarOffice'],
  ])('%s', async (_, write, ending, program) => {
    const { hexes, format } = await readElsewhere(Buffer.from(write(NASTY)), ending);
    expect(format).toContain(program);
    expect(hexes.slice(0, NASTY.colors.length)).toEqual(NASTY.colors);
  });
});

describe('Stylus', () => {
  test.each(NASTY_KEYS)('the compiler knows every variable', (palette, keys) => {
    const uses = keys.map((key, i) => `a:nth-child(${i + 1})\n  color $${wordOf(key)}`);
    const css = stylus.render(`${writeStylus(palette)}\n${uses.join('\n')}`);
    const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3').toLowerCase();
    expect([...css.matchAll(/color: (#\w+);/g)].map(([, hex]) => hex)).toEqual(
      NASTY.colors.map(short),
    );
  });

  test('opacity is kept', () => {
    const css = stylus.render(`${writeStylus(HALF)}\na\n  color $color-1\n`);
    expect(css).toContain('color: rgba(59,130,246,0.502)');
  });

  test('files of others are read: names, comments, and what is no color', () => {
    const text =
      '$oc-red = #fa5252\n$ink ?= rgba(0, 0, 0, 0.5) // Ink\n$gap = 4px\nbody\n  margin 0\n';
    expect(readPalette(text)).toEqual({
      format: 'variables',
      palette: {
        name: '',
        colors: [
          { hex: '#FA5252', name: 'oc-red' },
          { hex: '#000000', name: 'Ink', alpha: 0.5 },
        ],
      },
      notes: ['1 variable that is not a color was left out.'],
    });
  });
});

// anypalette reads the first version of this format only.
test('Sketch: channels and opacity from 0 to 1', () => {
  expect(JSON.parse(writeSketchPalette({ ...HALF, colorNames: ['Foam'] }))).toEqual({
    compatibleVersion: '2.0',
    pluginVersion: '2.22',
    colors: [{ name: 'Foam', red: 59 / 255, green: 130 / 255, blue: 246 / 255, alpha: 0.5 }],
    gradients: [],
    images: [],
  });
});

describe('Figma', () => {
  test.each<ExportedPalette>([NASTY, HALF, { name: '', colors: [] }])(
    'its own description of the API accepts the file of $name',
    (palette) => {
      expect(breachesOfFigma(JSON.parse(writeFigmaVariables(palette)))).toBe('');
    },
  );

  test('that description would find a channel above 1', () => {
    const broken = writeFigmaVariables(HALF).replace(/"r": [\d.]+/, '"r": "high"');
    expect(breachesOfFigma(JSON.parse(broken))).not.toBe('');
  });

  test('names are unique and without the signs that Figma forbids', () => {
    const palette: ExportedPalette = {
      name: 'Sea',
      colors: ['#3B82F6', '#FF0000', '#3B82F6'],
      colorNames: ['a.b', 'a/b'],
    };
    const { variables } = JSON.parse(writeFigmaVariables(palette));
    expect(variables.map(({ name }: { name: string }) => name)).toEqual([
      'a b',
      'a b 2',
      'vivid blue',
    ]);
  });
});

// Krita itself is not asked: the test reads the archive by the description of the format.
describe('Krita', () => {
  const parse = (palette: ExportedPalette) => {
    const files = unzipSync(writeKpl(palette));
    const xml = strFromU8(files['colorset.xml']!);
    expect(XMLValidator.validate(xml)).toBe(true);
    const parser = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => /Entry$/.test(name),
    });
    return { paths: Object.keys(files), set: parser.parse(xml).ColorSet, files };
  };

  test('the archive has its type first, not packed', () => {
    const bytes = Buffer.from(writeKpl(NASTY));
    expect(bytes.subarray(30, 30 + 8 + 27).toString('latin1')).toBe(
      'mimetypeapplication/x-krita-palette',
    );
    expect(parse(NASTY).paths).toEqual(['mimetype', 'colorset.xml', 'profiles.xml']);
  });

  test('an XML parser finds every color in its place, and its name', () => {
    const { set } = parse({ ...NASTY, name: 'a "b"' });
    expect(set['@_name']).toBe('a "b"');
    const { RGB, Position } = set.ColorSetEntry[1];
    expect([RGB['@_r'], RGB['@_g'], RGB['@_b']].map((part) => Math.round(part * 255))).toEqual([
      0xfb, 0x92, 0x3c,
    ]);
    expect(Position).toEqual({ '@_row': '0', '@_column': '1' });
    expect(set.ColorSetEntry).toHaveLength(NASTY.colors.length);
  });

  test('a long palette has rows of sixteen', () => {
    const { set } = parse({ name: 'Many', colors: Array<'#000000'>(33).fill('#000000') });
    expect(set['@_rows']).toBe('3');
    expect(set.ColorSetEntry[32].Position).toEqual({ '@_row': '2', '@_column': '0' });
  });
});

describe('Xcode', () => {
  const filesOf = (palette: ExportedPalette) =>
    Object.entries(unzipSync(writeXcassets(palette))).map(
      ([path, bytes]) => [path, JSON.parse(strFromU8(bytes))] as const,
    );

  test('one catalog, one folder a color, channels as Xcode writes them', () => {
    const files = filesOf({ ...HALF, colorNames: ['Deep: sea/1'] });
    expect(files.map(([path]) => path)).toEqual([
      'Sea.xcassets/Contents.json',
      'Sea.xcassets/Deep sea 1.colorset/Contents.json',
    ]);
    expect(files[1]![1].colors[0].color).toEqual({
      'color-space': 'srgb',
      components: { red: '0x3B', green: '0x82', blue: '0xF6', alpha: '0.500' },
    });
  });

  test('names that a file system takes for the same are numbered', () => {
    const colors: ExportedPalette['colors'] = ['#3B82F6', '#3B82F7', '#3B82F8'];
    const files = filesOf({ name: '..', colors, colorNames: ['Sea', 'SEA', '/'] });
    expect(files.map(([path]) => path.split('/').at(-2))).toEqual([
      'Palette.xcassets',
      'Sea.colorset',
      'SEA 2.colorset',
      'color 3.colorset',
    ]);
  });
});

test('a color table of a palette that begins as another file does is read as what it is', () => {
  for (const first of ['#000100', '#000200', '#504B03', '#474946', '#FFFE00'] as const) {
    const { palette, format } = readPalette(writeAct({ name: '', colors: [first, '#045380'] }));
    expect(format).toBe('act');
    expect(palette.colors.map(({ hex }) => hex)).toEqual([first, '#045380']);
  }
});

test('a color table keeps one color that cannot be seen, and takes 256 colors', () => {
  const { palette } = readPalette(writeAct({ ...NASTY, alphas: [1, 0] }));
  expect(palette.colors.map(({ alpha }) => alpha)[1]).toBe(0);
  expect(() => writeAct({ name: '', colors: Array<'#000000'>(257).fill('#000000') })).toThrow(
    '1 to 256',
  );
});
