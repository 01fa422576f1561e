import { expect, test } from 'vitest';

import { formatHex, parseHex } from '../spaces/srgb.ts';
import { fillHarmony } from './fill-harmony.ts';
import type { HarmonyType } from './harmony.ts';
import { createRandom } from './random.ts';

const fill = (base: string, type: HarmonyType, locked: (string | null)[]) =>
  fillHarmony(
    parseHex(base)!,
    type,
    locked.map((hex) => (hex ? parseHex(hex)! : null)),
  ).map(formatHex);

test('the free slots take the scheme in order, then lightness variations', () => {
  const filled = fill('#3B82F6', 'triadic', [null, '#222222', null, null, null]);
  expect(filled.slice(0, 4)).toEqual(['#3B82F6', '#222222', '#F63B82', '#82F63B']);
  expect(new Set(filled).size).toBe(5);
});

test('a color of the scheme that is locked already is not repeated', () => {
  const filled = fill('#3B82F6', 'complementary', [null, null, '#3B82F6', null, '#F6AF3B']);
  expect(filled.filter((hex) => hex === '#3B82F6')).toHaveLength(1);
  expect(filled.filter((hex) => hex === '#F6AF3B')).toHaveLength(1);
});

test('the base is there even beside a locked color that looks the same', () => {
  expect(fill('#3B82F6', 'triadic', ['#3B82F5', null])).toEqual(['#3B82F5', '#3B82F6']);
});

test('variations of a soft base stay soft', () => {
  const colors = fillHarmony(parseHex('#FFE4E1')!, 'complementary', Array(10).fill(null));
  const strongest = Math.max(...colors.map(({ r, g, b }) => Math.max(r, g, b) - Math.min(r, g, b)));
  expect(strongest).toBeLessThan(0.7); // at full saturation, as the base has it in HSL: 1
});

test('variations differ from call to call, and are those of a seed', () => {
  const free = Array(5).fill(null);
  const seeded = (seed: number) =>
    fillHarmony(parseHex('#3B82F6')!, 'complementary', free, createRandom(seed)).map(formatHex);
  expect(seeded(1)).toEqual(seeded(1));
  expect(seeded(1)).not.toEqual(seeded(2));
  expect(fill('#3B82F6', 'complementary', free)).not.toEqual(
    fill('#3B82F6', 'complementary', free),
  );
});

test.each([0, 11])('refuses %d places', (count) => {
  expect(() => fillHarmony(parseHex('#3B82F6')!, 'triadic', Array(count).fill(null))).toThrow(
    RangeError,
  );
});
