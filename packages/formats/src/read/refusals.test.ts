import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bytes, procreate } from '../../testing/bytes.ts';
import { refusal } from '../../testing/refusal.ts';
import { readAco } from '../swatch-files/aco.ts';
import { readAct } from '../swatch-files/act.ts';
import { readAse } from '../swatch-files/ase.ts';
import { readGpl } from '../swatch-files/gpl.ts';
import { readPalette } from './read.ts';

const ase = (block: string) => `41534546 00010000 00000001 ${block}`;
const nested = (depth: number, inside: string) =>
  '{"a":'.repeat(depth) + inside + '}'.repeat(depth);

describe('a file of bytes that is refused says why, and where', () => {
  test.each([
    ['', 'no_colors Text, offset 0: there are no colors in it'],
    ['00000000', 'unknown_format File, offset 0: it is neither text nor a known palette file'],
    [
      'ffd8ff',
      'unknown_format JPEG, offset 0: not a palette file; open it with the Image Color Picker',
    ],
    [
      '47494638',
      'unknown_format GIF, offset 0: not a palette file; open it with the Image Color Picker',
    ],
    [ase('0001 000000ff'), 'broken ASE, offset 12: a block of 255 bytes ends too early'],
    [
      ase('0001 00000008 0001 0000 48534c20'),
      'broken ASE, offset 22: the color model "HSL" is unknown',
    ],
    [
      ase('0001 0000000a 0001 0000 52474220 3f800000 00000000 00000000 0002'),
      'broken ASE, offset 12: a block is shorter than its content',
    ],
    [
      ase('0001 00000014 0001 0000 52474220 7fc00000 00000000 00000000'),
      'broken ASE, offset 22: a color has a channel that is not a number',
    ],
    [ase('c002 00000000'), 'no_colors ASE, offset 0: there are no colors in it'],
    ['0001 0002 0000 ffff', 'broken ACO, offset 8: the file ends here, 2 more bytes should follow'],
    ['0001 2711', 'too_large ACO, offset 0: more than 10000 colors'],
    [
      '0001 0001 0000 0000 0000 0000 0000 0002 2711',
      'too_large ACO, offset 14: more than 10000 colors',
    ],
  ])('%s', (file, said) => {
    expect(refusal(() => readPalette(bytes(file)))).toBe(said);
  });

  test('as do the readers of one format', () => {
    expect(refusal(() => readAse(bytes('41534558')))).toBe(
      'broken ASE, offset 0: it does not start with ASEF',
    );
    expect(refusal(() => readAct(new Uint8Array(5)))).toBe(
      'broken ACT, offset 5: it must have 768 or 772 bytes',
    );
    expect(refusal(() => readAct(new Uint8Array([...new Array(768).fill(0), 1, 1, 0, 0])))).toBe(
      'broken ACT, offset 768: it cannot hold 257 colors',
    );
    expect(refusal(() => readGpl('GIMP'))).toBe(
      'broken GPL, offset 0: it does not start with GIMP Palette',
    );
    expect(refusal(() => readAco(bytes('0003 0001')))).toBe(
      'broken ACO, offset 0: version 3 is unknown',
    );
  });
});

describe('an archive', () => {
  const good = procreate([{ swatches: [] }]);
  const directory = Buffer.from(good).lastIndexOf('PK\x01\x02');

  test.each([
    [
      'without its end',
      good.subarray(0, -1),
      `ZIP, offset ${good.length - 1}: the directory of the archive is missing`,
    ],
    [
      'with a broken directory',
      good.with(directory, 0),
      `ZIP, offset ${directory}: the directory of the archive is damaged`,
    ],
    [
      'packed otherwise',
      good.with(directory + 10, 12),
      'Procreate swatches, offset 43: the compression method 12 is unknown',
    ],
    [
      'of broken data',
      good.with(43, 0xff),
      'Procreate swatches, offset 43: the compressed data is damaged',
    ],
    [
      'beginning outside',
      good.with(directory + 44, 1),
      `Procreate swatches, offset ${directory}: an entry lies outside the archive`,
    ],
    [
      'ending outside',
      good.with(directory + 21, 1),
      'Procreate swatches, offset 0: an entry lies outside the archive',
    ],
  ])('%s', (_, file, said) => {
    expect(refusal(() => readPalette(file))).toBe(`broken ${said}`);
  });

  test.each([
    [{ name: 'a' }, 'broken Procreate swatches, offset 0: a palette has no swatches'],
    [
      { swatches: [{ hue: 1, saturation: 1 }] },
      'broken Procreate swatches, offset 0: color 1 has no hue, saturation or brightness',
    ],
    [
      { swatches: [{ hue: 1, brightness: 1 }] },
      'broken Procreate swatches, offset 0: color 1 has no hue, saturation or brightness',
    ],
    [
      { swatches: [{ saturation: 1, brightness: 1 }] },
      'broken Procreate swatches, offset 0: color 1 has no hue, saturation or brightness',
    ],
    [{ swatches: [null] }, 'no_colors Procreate swatches, offset 0: there are no colors in it'],
  ])('of %j', (content, said) => {
    expect(refusal(() => readPalette(procreate(content)))).toBe(said);
  });

  test('without swatches', () => {
    expect(refusal(() => readPalette(zipSync({ 'a.txt': strToU8('#fff') })))).toBe(
      'unknown_format ZIP, offset 0: the archive contains no palette, but a.txt',
    );
  });
});

describe('a text that is refused says why, and where', () => {
  test.each([
    ['GIMP Palette\n256 0 0', 'broken GPL, offset 13: a channel is above 255'],
    [
      'GIMP Palette\n1 2',
      'broken GPL, offset 13: this line is not a color such as 59 130 246 Blue',
    ],
    ['GIMP Palette\nName: x', 'no_colors GPL, offset 0: there are no colors in it'],
    ['{"a": }', 'broken JSON, offset 6: it is not valid JSON here'],
    ['[1, 2]', 'no_colors JSON, offset 0: there are no colors in it'],
    [nested(65, '1'), 'broken JSON, offset 320: nested deeper than 64'],
    ['Name,Hex\n"Blue,#fff', 'broken CSV, offset 9: this quote is never closed'],
    ['"Name",Hex\n"Blue,#fff', 'broken CSV, offset 11: this quote is never closed'],
    ['Name,Hex', 'no_colors CSV, offset 0: there are no colors in it'],
    ['Name,Hex\nBlue,none', 'no_colors CSV, offset 0: there are no colors in it'],
    ['<svg><rect fill="none"/></svg>', 'no_colors SVG, offset 0: there are no colors in it'],
    ['https://[x]/', 'broken Link, offset 0: it is not a valid URL'],
    ['https://example.com/', 'no_colors Link, offset 0: there are no colors in it'],
    [
      "{ sea: { $value: { colorSpace: 'srgb', hex: '#ffffff' } } }",
      'broken Design tokens, offset 0: sea is not a color',
    ],
    ['x', 'no_colors Text, offset 0: there are no colors in it'],
    [
      `${'{a:'.repeat(65)}{b:"red"}${'}'.repeat(65)}`,
      'broken Tailwind, offset 192: nested deeper than 64',
    ],
  ])('%.40s', (text, said) => {
    expect(refusal(() => readPalette(text))).toBe(said);
  });
});

describe('design tokens that are refused say which one', () => {
  const color = (value: unknown) => ({ $type: 'color', $value: value });
  const srgb = (components: unknown, alpha: unknown = 1) =>
    color({ colorSpace: 'srgb', components, alpha });

  test.each([
    [{ a: color('blau') }, 'a is not a color'],
    [{ a: { b: color(5) } }, 'a.b is not a color'],
    [{ a: color({ components: [0, 0, 0] }) }, 'a is not a color'],
    [{ a: srgb(7) }, 'a is not a color'],
    [{ a: srgb([0, 0]) }, 'a is not a color'],
    [{ a: srgb([0, 0, 0, 0]) }, 'a is not a color'],
    [{ a: srgb([0, 0, 'x']) }, 'a is not a color'],
    [{ a: srgb([0, 0, 0], '1') }, 'a is not a color'],
    [{ a: color({ colorSpace: 'ink', components: [0, 0, 0] }) }, 'a is not a color'],
    [{ a: color('{b}') }, 'a refers to {b}, which is missing'],
    [
      { a: { $ref: '#/b~1c' }, d: { $type: 'number', $value: 1 } },
      'a refers to #/b~1c, which is missing',
    ],
    [{ a: { b: color('{a.b}') } }, 'a.b refers to itself'],
    [{ a: { $extends: '{b}', c: color('red') } }, 'a extends {b}, which is missing'],
    [{ a: { $extends: '{a}', c: color('red') } }, 'a extends itself'],
    [{ a: { $extends: 5, c: color('red') } }, 'a extends 5, which is missing'],
    [{ a: { b: { $extends: '{a}' } }, c: color('red') }, 'a.b extends itself'],
  ])('%j', (tokens, problem) => {
    expect(refusal(() => readPalette(JSON.stringify(tokens)))).toBe(
      `broken Design tokens, offset 0: ${problem}`,
    );
  });
});
