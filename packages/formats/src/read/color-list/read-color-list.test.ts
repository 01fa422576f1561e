import { describe, expect, inject, test } from 'vitest';

import { growthOf, MOST_GROWTH } from '../../../../../testing/growth.ts';
import {
  type ArchivedColor,
  binaryPlist,
  colorList,
  GNUSTEP_LIST,
  inSpace,
  letters,
  Ref,
  type Value,
  xmlPlist,
} from '../../../testing/color-lists.ts';
import { createNumbers, mutate } from '../../../testing/mutate.ts';
import { readNamed } from '../../../testing/read-named.ts';
import { refusal } from '../../../testing/refusal.ts';
import { FormatError } from '../../palette/format-error.ts';
import { readPalette } from '../read.ts';

/** A color profile that says no more than its name, as Apple (`mluc`) or as Adobe writes it. */
function profile(name: string, type: 'mluc' | 'desc' = 'mluc'): Uint8Array {
  const bytes = new Uint8Array(200 + 2 * name.length);
  const view = new DataView(bytes.buffer);
  const ascii = (at: number, text: string) => bytes.set(letters(text), at);
  view.setUint32(128, 1);
  ascii(132, 'desc');
  view.setUint32(136, 144);
  ascii(144, type);
  if (type === 'desc') {
    view.setUint32(152, name.length + 1);
    ascii(156, name);
    return bytes;
  }
  view.setUint32(152, 2);
  for (const [i, language] of ['deDE', 'enUS'].entries()) {
    ascii(160 + i * 12, language);
    view.setUint32(164 + i * 12, i === 0 ? 0 : 2 * name.length);
    view.setUint32(168 + i * 12, 40);
  }
  for (let i = 0; i < name.length; i++) view.setUint16(184 + i * 2, name.charCodeAt(i));
  return bytes;
}

const read = (colors: Record<string, ArchivedColor>) =>
  readPalette(binaryPlist(colorList(Object.entries(colors))));

const rgb = (text: string, space = 1): ArchivedColor => ({
  NSColorSpace: space,
  NSRGB: letters(text),
});

describe('a list that GNUstep wrote', () => {
  test('is read; its calibrated RGB is macOS’s Generic RGB', () => {
    expect(readNamed(GNUSTEP_LIST)).toEqual({
      format: 'clr',
      name: 'Sea',
      colors: ['Foam #4180FF 0.5', 'Øl 海 #3366FF', 'Gray #929292', 'Ink #8A7A6B'],
      notes: [
        '1 color was kept as CMYK, converted without a color profile: a print looks different.',
        '2 colors of Generic RGB or Generic Gray: kept as sRGB.',
        '1 color of no known screen (device RGB): read as sRGB.',
        '1 color of the system, which the file does not describe: left out.',
      ],
    });
    expect(readPalette(GNUSTEP_LIST).palette.colors[3]?.inks).toEqual([0.1, 0.2, 0.3, 0.4]);
  });
});

describe('a color is what its space says, to the last digit', () => {
  test.each<[what: string, color: ArchivedColor, read: object]>([
    [
      'sRGB by number, beside its copy',
      inSpace('0.2313725490 0.5098039216 0.9647058824 1', { NSID: 7 }, rgb('0.2 0.4 0.9\0')),
      { hex: '#3B82F6' },
    ],
    [
      'single precision, as macOS has it',
      inSpace('0.2313725501 0.5098039508 0.9647058845 0.25', { NSID: 7 }),
      { hex: '#3B82F6', alpha: 0.25 },
    ],
    [
      'Display P3',
      inSpace('1 0 0 0.5', { NSSpaceID: 12 }),
      { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)', alpha: 0.5 },
    ],
    [
      'extended sRGB',
      inSpace('1.2 -0.1 0 1', { NSSpaceID: 14 }),
      { css: 'color(srgb 1.2 -0.1 0)' },
    ],
    [
      'extended linear sRGB',
      inSpace('0.5 0.25 2e0 1', { NSSpaceID: 17 }),
      { css: 'color(srgb-linear 0.5 0.25 2)' },
    ],
    ['Adobe RGB', inSpace('0 1 0 1', { NSID: 8 }), { css: 'color(a98-rgb 0 1 0)' }],
    [
      'Display P3 by the name of its profile',
      inSpace('0 1 0 1', { NSICC: profile('Display P3') }),
      { css: 'color(display-p3 0 1 0)' },
    ],
    [
      'sRGB by the name of an older profile',
      inSpace('1 1 1 1', { NSICC: profile('sRGB IEC61966-2.1', 'desc') }),
      { hex: '#FFFFFF' },
    ],
    [
      'a gray of gamma 2.2, which has the curve of sRGB',
      { ...inSpace('0.5019607843 1', { NSID: 9, NSModel: 0 }), NSColorSpace: 3 },
      { hex: '#808080' },
    ],
    [
      'CMYK with opacity',
      { NSColorSpace: 5, NSCMYK: letters('0 1 0 0 0.5') },
      { hex: '#FF00FF', inks: [0, 1, 0, 0], alpha: 0.5 },
    ],
    [
      'a color of a catalog, which says what it looks like',
      { NSColorSpace: 6, NSColor: inSpace('1 0 0 1', { NSID: 7 }) },
      { hex: '#FF0000' },
    ],
    ['Generic RGB beyond sRGB', rgb('0 1 0'), { css: expect.stringMatching(/^color\(srgb -0\.1/) }],
  ])('%s', (_, color, expected) => {
    expect(read({ Foam: color }).palette.colors).toEqual([
      expect.objectContaining({ name: 'Foam', ...expected }),
    ]);
  });
});

describe('a color in an unknown space', () => {
  const display = { NSICC: profile('Color LCD') };

  test('is taken from the copy in Generic RGB that stands beside it, and a note says so', () => {
    const { palette, notes } = read({
      Foam: inSpace('0.1 0.2 0.3 1', display, rgb('0.5 0.5 0.5 1')),
    });
    expect(palette.colors).toEqual([{ hex: '#929292', name: 'Foam' }]);
    expect(notes).toEqual([
      '1 color in the color space Color LCD: read from the copy in Generic RGB.',
    ]);
  });

  test.each([
    ['without a copy', {}],
    ['with one that may have been cut', rgb('0 0.5 0.5 1')],
  ])('%s is left out by name', (_, copy) => {
    const colors = { Foam: inSpace('0 0 0 1', display, copy), Ink: rgb('0 0 0', 2) };
    expect(read(colors)).toMatchObject({
      palette: { colors: [{ name: 'Ink' }] },
      notes: [
        '1 color of no known screen (device RGB): read as sRGB.',
        '1 color in the unknown color space Color LCD: left out.',
      ],
    });
    expect(refusal(() => read({ Foam: colors.Foam }))).toBe(
      'broken Color list, offset 0: the color space Color LCD is unknown',
    );
  });

  test('many of them have no note each', () => {
    const colors = Array.from({ length: 30 }, (_, i) => [
      `c${i}`,
      inSpace('0 0 0 1', { NSID: 50 + i }),
    ]);
    const { notes } = read({ ...Object.fromEntries(colors), Ink: rgb('0 0 0', 2) });
    expect(notes).toHaveLength(12);
    expect(notes).toContain('1 color in the unknown color space number 50: left out.');
    expect(notes.at(-1)).toBe('20 colors in the unknown color space of another kind: left out.');
  });
});

test('what is no color is left out and counted', () => {
  const colors: [string, Value][] = [
    ['pattern', { NSColorSpace: 10 }],
    ['text', 'red'],
    ['words', rgb('red green blue')],
    ['too few', rgb('1 0')],
    ['too many', rgb('1 0 0 1 1')],
    ['Ink', rgb('0 0 0', 2)],
  ];
  expect(readNamed(binaryPlist(colorList(colors)))).toMatchObject({
    colors: ['Ink #000000'],
    notes: [expect.anything(), '5 entries that are not colors, such as patterns, were left out.'],
  });
});

test('a list in XML, and one whose members are at the top, are read alike', () => {
  const colors: [string, Value][] = [
    ['Foam & Øl 海', inSpace('1 0 0 0.5', { NSSpaceID: 12 })],
    ['Ink', rgb('0 0 0', 2)],
  ];
  const expected = readPalette(binaryPlist(colorList(colors)));
  expect(expected.palette.colors).toHaveLength(2);
  expect(readPalette(xmlPlist(colorList(colors)))).toEqual(expected);
  expect(readPalette(letters(xmlPlist(colorList(colors))))).toEqual(expected);
  expect(readPalette(binaryPlist(colorList(colors, { atTop: true })))).toEqual(expected);
});

describe('what is refused says why', () => {
  const list = colorList([['Ink', rgb('0 0 0', 2)]]) as { [key: string]: Value };
  const file = binaryPlist(list);
  const changed = (at: number, ...values: number[]) => {
    const copy = file.slice();
    copy.set(values, at < 0 ? copy.length + at : at);
    return copy;
  };
  const ending = (values: number[], table: number[], count = table.length) => {
    const at = 8 + values.length;
    return Uint8Array.of(...letters('bplist00'), ...values, ...table,
      ...[0, 0, 0, 0, 0, 0, 1, 1], ...[0, 0, 0, 0, 0, 0, 0, count], ...Array(8).fill(0), ...[0, 0, 0, 0, 0, 0, 0, at]); // biome-ignore format: fields
  };

  test.each<[what: string, input: Uint8Array | string, said: string]>([
    [
      'no more than a beginning',
      letters('bplist00'),
      'broken Property list, offset 8: the file ends before its trailer',
    ],
    ['cut short', file.subarray(0, -1), 'broken Property list, offset'],
    [
      'another version',
      letters('bplist16'),
      'unknown_format Property list, offset 0: its version is unknown',
    ],
    ['widths of nothing', changed(-26, 0), 'its values lies outside the file'],
    ['a table behind the end', changed(-8, 0, 0, 0, 1), 'its values lies outside the file'],
    ['a value that is not there', changed(-10, 255), 'is missing'],
    [
      'a list that holds itself',
      ending([0xa1, 0], [8]),
      'broken Property list, offset 8: a value contains itself',
    ],
    ['a value behind the values', ending([0xa1, 0], [200]), 'value 0 lies outside the values'],
    ['a list that ends too late', ending([0xa5, 0], [8]), 'a value ends outside the values'],
    ['a key that is a number', ending([0xd1, 1, 1, 0x10, 5], [8, 11]), 'a key is not text'],
    ['an unknown kind', ending([0x70], [8]), 'values of kind 7 are unknown'],
    [
      'texts that overlap',
      ending(
        [0xac, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 0x58, ...letters('overlaps')],
        [8, ...Array(12).fill(21)],
      ),
      'values overlap',
    ],
    [
      'settings',
      binaryPlist({ color: '#fff' }),
      'unknown_format Property list, offset 0: this seems to be a property list without colors',
    ],
    [
      'settings in XML',
      '<plist><dict><key>a</key><string>#fff</string></dict></plist>',
      'property list without colors',
    ],
    [
      'another archive',
      binaryPlist({ ...list, $top: { root: new Ref(1) } }),
      'this seems to be an archive of other things, not a color list',
    ],
    [
      'a reference to itself',
      binaryPlist({ ...list, $top: { root: new Ref(99) } }),
      'this seems to be an archive of other things, not a color list',
    ],
    [
      'XML that says nothing',
      '<plist></plist>',
      'broken Property list, offset 0: there is no value in it',
    ],
    [
      'XML with a key too many',
      '<plist><dict><key>a</key></dict></plist>',
      'a key has no value, or a value no key',
    ],
    ['XML of lists in lists', `<plist>${'<array>'.repeat(70)}`, 'nested deeper than 64'],
    ['XML with data that is none', '<plist><data>§</data></plist>', 'data is not Base64'],
    [
      'more colors than fit',
      binaryPlist(colorList(Array.from({ length: 10_001 }, () => ['', true]))),
      'too_large Color list, offset 0: more than 10000 colors',
    ],
  ])('%s', (_, input, said) => {
    expect(refusal(() => readPalette(input))).toContain(said);
  });

  test('values nested in each other', () => {
    let value: Value = 'x';
    for (let i = 0; i < 100; i++) value = [value];
    expect(refusal(() => readPalette(binaryPlist(value)))).toContain('nested deeper than 64');
  });
});

const LISTS = 100 * (inject('propertyRuns') ?? 100);

test('spoiled lists are refused, or hold no color that was not in them', () => {
  const colors: [string, Value][] = [
    ['Foam', inSpace('1 0 0 0.5', { NSSpaceID: 12 })],
    ['Ink', { NSColorSpace: 5, NSCMYK: letters('0 1 0 0') }],
  ];
  const files = [
    GNUSTEP_LIST,
    binaryPlist(colorList(colors)),
    letters(xmlPlist(colorList(colors))),
  ];
  const next = createNumbers(20261126);
  let refused = 0;
  for (let i = 0; i < LISTS; i++) {
    try {
      readPalette(mutate(files[i % 3]!, files[(i + 1) % 3]!, next));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(LISTS / 10);
  expect(refused).toBeLessThan(LISTS);
});

test.each<[what: string, make: (count: number) => Uint8Array | string]>([
  [
    'colors',
    (count) =>
      binaryPlist(colorList(Array.from({ length: count }, (_, i) => [`c${i}`, rgb('0 0 0', 2)]))),
  ],
  [
    'colors in XML',
    (count) =>
      xmlPlist(colorList(Array.from({ length: count }, (_, i) => [`c${i}`, rgb('0 0 0', 2)]))),
  ],
  [
    'references to one list',
    (count) => binaryPlist(Array.from({ length: count * 20 }, () => true)),
  ],
])('a list takes time as it is long: %s', (_, make) => {
  const readOrRefuse = (file: Uint8Array | string) => void refusal(() => readPalette(file));
  expect(growthOf(500, make, readOrRefuse)).toBeLessThan(MOST_GROWTH);
});
