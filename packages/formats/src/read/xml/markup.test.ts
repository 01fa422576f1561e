import { describe, expect, test } from 'vitest';

import { readNamed } from '../../../testing/read-named.ts';
import { refusal } from '../../../testing/refusal.ts';
import { READ_ONLY_TEXTS } from '../../../testing/texts.ts';
import { readPalette } from '../read.ts';

const CMYK = 'kept as CMYK, converted without a color profile: a print looks different.';

describe('Android resources', () => {
  test('alpha stands first, references are followed, a comment behind a color names it', () => {
    expect(readNamed(READ_ONLY_TEXTS.android)).toEqual({
      format: 'android',
      name: 'Sea',
      colors: ['Foam #FF0000 0.5', 'top #FF0000 0.5'],
      notes: ['1 resource of another kind was left out.'],
    });
  });

  test.each([
    ['<color name="a">#8F00</color>', ['a #FF0000 0.53']],
    ['<color name="a">#F00</color>', ['a #FF0000']],
    ['<item name="a" type="color">#FF0000</item>', ['a #FF0000']],
    ['<color name="a">@android:color/white</color>', ['a #FFFFFF']],
    [
      '<color name="a_1">#f00</color><color name="a_2">#0f0</color>',
      ['a_1 #FF0000', 'a_2 #00FF00'],
    ],
    [
      '<color name="a">#f00</color>\n<!-- b -->\n<color name="b">#0f0</color>',
      ['a #FF0000', 'b #00FF00'],
    ],
  ])('%s', (inside, colors) => {
    expect(readNamed(`<resources>${inside}</resources>`)).toMatchObject({ colors, notes: [] });
    expect(readNamed(`<resources>${inside}</resources>`).format).toBe('android');
  });

  test('lines pasted without what is around them', () => {
    expect(readNamed('  <color name="a">#80FF0000</color>').colors).toEqual(['a #FF0000 0.5']);
  });

  test('what is left out is told', () => {
    const inside = [
      '<color name="ok">#f00</color>',
      '<color name="a">@color/b</color><color name="b">@color/a</color>',
      '<color name="c">?attr/colorPrimary</color><color name="d">red</color><color name="e">#ff</color>',
    ];
    expect(readNamed(`<resources>${inside.join('')}</resources>`)).toMatchObject({
      colors: ['ok #FF0000'],
      notes: [
        '3 references to colors that are not in the file were left out.',
        '2 resources were not colors.',
      ],
    });
  });
});

test('LibreOffice: names with their entities', () => {
  expect(readNamed(READ_ONLY_TEXTS.soc)).toEqual({
    format: 'soc',
    name: '',
    colors: ['Sea & foam #3B82F6'],
    notes: [],
  });
  expect(
    readNamed(READ_ONLY_TEXTS.soc.replace('</', '<draw:color draw:name="&#65;&#x42;"/></')).notes,
  ).toEqual(['1 entry without a color was left out.']);
});

describe('Scribus', () => {
  test('RGB, four inks in a hex, and models by name', () => {
    expect(readNamed(READ_ONLY_TEXTS.scribus)).toEqual({
      format: 'scribus',
      name: 'Sea',
      colors: ['Foam #3B82F6', 'Deep #00FFFF', 'L #827188'],
      notes: [
        `1 color was ${CMYK}`,
        '1 color was kept as Lab, converted to sRGB.',
        '1 spot color was read as a process color.',
      ],
    });
  });

  test.each([
    ['SPACE="CMYK" C="0" M="100" Y="100" K="0"', '#FF0000'],
    ['SPACE="CMYK" CMYK="#000000ff" K="100"', '#000000'],
    ['SPACE="RGB" R="59" G="130" B="246"', '#3B82F6'],
  ])('%s', (attributes, hex) => {
    expect(readNamed(`<SCRIBUSCOLORS><COLOR ${attributes}/></SCRIBUSCOLORS>`).colors).toEqual([
      hex,
    ]);
  });

  test('a color that is none is told', () => {
    const broken = '<COLOR RGB="red"/><COLOR SPACE="RGB" R="1"/><COLOR SPACE="x" x="1"/><COLOR/>';
    const text = `<SCRIBUSCOLORS><COLOR RGB="#ffffff"/>${broken}</SCRIBUSCOLORS>`;
    expect(readNamed(text)).toMatchObject({
      colors: ['#FFFFFF'],
      notes: ['4 entries without a color were left out.'],
    });
  });
});

describe('a palette of Coolors or CorelDRAW', () => {
  test('Coolors', () => {
    expect(readNamed(READ_ONLY_TEXTS.coolors)).toEqual({
      format: 'palette-xml',
      name: '',
      colors: ['Sea #3B82F6'],
      notes: [],
    });
  });

  test('CorelDRAW: inks, and a spot color in the first model that is known', () => {
    expect(readNamed(READ_ONLY_TEXTS.corel)).toMatchObject({
      name: 'Sea',
      colors: ['Deep #00FFFF', 'Spot1 #767778'],
      notes: [`1 color was ${CMYK}`, '1 color was kept as Lab, converted to sRGB.'],
    });
  });

  test('models that are not known, and several pages, are told', () => {
    const page =
      '<page><color cs="Gray" tints="0.5"/><color cs="HSB" tints="0,1,1"/><color cs="constructor" tints="1"/></page>';
    expect(readNamed(`<palette><colors>${page}${page}</colors></palette>`)).toMatchObject({
      colors: ['#808080', '#808080'],
      notes: [
        '2 colors were kept as gray, converted to sRGB.',
        '2 pages were read as one palette.',
        '4 colors of unknown models were left out.',
      ],
    });
  });
});

describe('markup that is not known is refused by name, whatever colors are in it', () => {
  const ADVICE = 'export its colors as GPL, ASE, CSS, JSON or a list of hex codes instead';
  test.each([
    ['<?xml version="1.0"?>\n<!-- #fff --><jcw a="#FFF44336"/>', 'XML around <jcw>'],
    ['<vector android:tint="#80FF0000"/>', 'a drawing of Android'],
    ['<x:constructor a="#fff">', 'XML around <constructor>'],
  ])('%s', (text, what) => {
    expect(refusal(() => readPalette(text))).toBe(
      `unknown_format Markup, offset 0: this seems to be ${what}; ${ADVICE}`,
    );
  });

  test('a web page is none, whatever drawing is in it', () => {
    for (const text of ['<html><body style="color: #fff">', '<!DOCTYPE html><svg fill="red"/>']) {
      expect(refusal(() => readPalette(text))).toBe(
        'unknown_format Markup, offset 0: this seems to be a web page; paste its style sheet or its colors instead',
      );
    }
  });

  test('a web page with variables has a style sheet to be read', () => {
    const text = '<!doctype html><style>:root { --sea: #3b82f6; }</style>';
    expect(readNamed(text)).toMatchObject({ format: 'variables', colors: ['sea #3B82F6'] });
  });

  test('known markup without colors says so', () => {
    for (const text of ['<resources/>', '<palette>', '<SCRIBUSCOLORS a=">"/>', '<svg/>']) {
      expect(refusal(() => readPalette(text))).toMatch(/^no_colors /);
    }
  });
});
