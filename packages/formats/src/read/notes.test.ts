import { expect, test } from 'vitest';
import { bytes, procreate } from '../../testing/bytes.ts';
import { readPalette } from './read.ts';

const notes = (input: Uint8Array | string) => readPalette(input).notes;

const ase = (...blocks: string[]) =>
  bytes(`41534546 00010000 ${blocks.length.toString(16).padStart(8, '0')} ${blocks.join('')}`);
const WHITE_SPOT = '0001 0000000e 0001 0000 47726179 3f800000 0001';
const GROUP = 'c001 00000006 0002 0041 0000';

test('ASE: models, spot colors, several groups', () => {
  expect(notes(ase(GROUP, WHITE_SPOT))).toEqual([
    '1 color was kept as gray, converted to sRGB.',
    '1 spot color was read as a process color.',
  ]);
  expect(notes(ase(GROUP, WHITE_SPOT, GROUP, WHITE_SPOT))).toEqual([
    '2 colors were kept as gray, converted to sRGB.',
    '2 groups were read as one palette.',
    '2 spot colors were read as process colors.',
  ]);
});

test('ASE: colors beyond sRGB are kept, and those of Lab', () => {
  const wide = '0001 00000014 0001 0000 52474220 bf000000 3f800000 00000000';
  expect(readPalette(ase(wide))).toMatchObject({
    palette: { colors: [{ css: 'color(srgb -0.5 1 0)' }] },
    notes: [],
  });
  const green = '0001 00000014 0001 0000 4c414220 3f400000 c2f00000 42f00000';
  expect(readPalette(ase(green))).toMatchObject({
    palette: { colors: [{ css: 'lab(75 -120 120)' }] },
    notes: [],
  });
});

test('ACO: colors of a color book', () => {
  const book = '0003 0001 0002 0003 0004';
  expect(notes(bytes(`0001 0003 0000 0000 0000 0000 0000 ${book} ${book}`))).toEqual([
    '2 colors of a color book, whose appearance is unknown, were left out.',
  ]);
  expect(notes(bytes('0001 0002 0001 0000 0000 0000 0000 0002 ffff ffff ffff ffff'))).toEqual([
    '1 color was kept as HSB, converted to sRGB.',
    '1 color was kept as CMYK, converted without a color profile: a print looks different.',
  ]);
});

test('Procreate: empty slots', () => {
  const red = { hue: 0, saturation: 1, brightness: 1 };
  expect(notes(procreate([{ swatches: [red] }]))).toEqual([]);
  expect(notes(procreate([{ swatches: [red, null] }]))).toEqual(['1 empty slot was left out.']);
  expect(notes(procreate([{ swatches: [null, red, null] }]))).toEqual([
    '2 empty slots were left out.',
  ]);
});

test.each([
  ['Name,Hex\nA,#fff\nB,none', '1 row without a color was left out.'],
  ['Name,Hex\nA,#fff\nB,none\n\nC,', '2 rows without a color were left out.'],
  ['<svg><a fill="red"/><a fill="RED"/></svg>', '1 repeated color was left out.'],
  ['<svg><a fill="red"/><a fill="red"/><a fill="red"/></svg>', '2 repeated colors were left out.'],
  ['$a: red; $a: blue;', '1 later value of the same variable was left out.'],
  ['$a: red; $a: blue; $a: tan;', '2 later values of the same variables were left out.'],
  [
    '{"a":{"$type":"color","$value":"red"}}',
    '1 color was a text, which the format no longer allows.',
  ],
  [
    '{"$type":"color","a":{"$value":"red"},"b":{"$value":"tan"}}',
    '2 colors were texts, which the format no longer allows.',
  ],
])('%s: %s', (text, note) => {
  expect(notes(text)).toEqual([note]);
});

test('design tokens of other types', () => {
  const color = '"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}';
  const gap = '{"$type":"dimension","$value":{"value":4,"unit":"px"}}';
  expect(notes(`{${color},"b":${gap}}`)).toEqual(['1 token of another type was left out.']);
  expect(notes(`{${color},"b":${gap},"c":${gap}}`)).toEqual([
    '2 tokens of other types were left out.',
  ]);
});
