import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/refusal.ts';
import { FILE_LIMITS } from '../constants.ts';
import { readPalette } from './read.ts';

// Large files, in a file of their own because they take long.
const tooLarge = expect.objectContaining({ code: 'too_large' });

test('5 MiB, and 10,000 colors', () => {
  expect(() => readPalette(' '.repeat(FILE_LIMITS.bytes + 1))).toThrow(tooLarge);
  expect(readPalette('#3B82F6\n'.repeat(10_000)).palette.colors).toHaveLength(10_000);
  expect(() => readPalette('#3B82F6\n'.repeat(10_001))).toThrow(tooLarge);
});

test('an archive that unpacks to a thousand times its size stops at 5 MiB', () => {
  const bomb = zipSync({ 'Swatches.json': new Uint8Array(16 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(20_000);
  expect(() => readPalette(bomb)).toThrow(tooLarge);
});

test('an archive that lies about its size is not believed', () => {
  const bomb = zipSync({ 'Swatches.json': new Uint8Array(8 * 1024 * 1024) });
  const directory = Buffer.from(bomb).lastIndexOf('PK\x01\x02');
  new DataView(bomb.buffer).setUint32(directory + 24, 100, true);
  expect(() => readPalette(bomb)).toThrow(tooLarge);
});

test('JSON of a million brackets, nested or side by side', () => {
  expect(() => readPalette('['.repeat(1_000_000))).toThrow(/nested deeper than 64/);
  expect(() => readPalette(`[${'[],'.repeat(1_000_000)}]`)).toThrow(tooLarge);
});

test.each([
  ['x '.repeat(50_001), 'broken Text, offset 0: this line is too long'],
  ['#fff\n'.repeat(10_001), 'too_large Text, offset 50000: more than 10000 colors'],
  ['x\n'.repeat(100_001), 'too_large Text, offset 200000: more than 100000 lines'],
  [`[${'0,'.repeat(600_001)}0]`, 'too_large JSON, offset 1200000: more than 600000 parts'],
  [`{a: "x"${',""'.repeat(300_000)}}`, 'too_large Tailwind, offset 900001: more than 600000 parts'],
  [' '.repeat(5 * 2 ** 20 + 1), 'too_large File, offset 5242880: it is larger than 5 MiB'],
])('%.10j…: what is said', (text, said) => {
  expect(refusal(() => readPalette(text))).toBe(said);
});

test.each([
  ['--', 'CSS'],
  ['$', 'SCSS'],
  ['@', 'Less'],
])('10,001 variables with %s are refused as %s', (sign, format) => {
  const text = Array.from({ length: 10_001 }, (_, i) => `${sign}v${i}: red;\n`).join('');
  const offset = text.indexOf(`${sign}v10000:`);
  expect(refusal(() => readPalette(text))).toBe(
    `too_large ${format}, offset ${offset}: more than 10000 colors`,
  );
});

test('an archive that is stored at more than 5 MiB: what is said', () => {
  const bomb = zipSync({ 'Swatches.json': new Uint8Array(6 * 2 ** 20) });
  expect(refusal(() => readPalette(bomb))).toMatch(
    /^too_large Procreate swatches, offset \d+: decompressed it is larger than 5242880 bytes$/,
  );
});
