import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import { BLACK, formatHex, fromInteger, parseHex, type Srgb, WHITE } from '../spaces/srgb.ts';
import { fillHarmony, HUE_SPACES, type HueSpace } from './fill-harmony.ts';
import { HARMONY_OFFSETS, HARMONY_TYPES, type HarmonyType, harmony } from './harmony.ts';
import { styleOf } from './palette-styles.ts';
import { createRandom } from './random.ts';
import { PALETTE_STYLE_IDS, type PaletteStyleId } from './styles.ts';

const hex = (text: string) => parseHex(text)!;
const FREE = [null, null, null, null, null];
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(fromInteger);

const options = (
  seed: string | number,
  space: HueSpace = 'oklch',
  id: PaletteStyleId = 'balanced',
) => ({
  space,
  style: styleOf(id),
  random: createRandom(seed),
});

const hueOf = { hsl: (color: Srgb) => toHsl(color).h, oklch: (color: Srgb) => toOklch(color).h };
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
const strength = ({ r, g, b }: Srgb) => Math.max(r, g, b) - Math.min(r, g, b);

describe.each(HARMONY_TYPES)('%s', (type) => {
  test('its HSL hues are within a degree after rounding, pale ones too', () => {
    for (const base of ['#3B82F6', '#E3120B', '#F59E0B', '#16A34A'].map(hex)) {
      for (let seed = 0; seed < 40; seed++) {
        const hues = fillHarmony(base, type, FREE, options(seed, 'hsl')).map(hueOf.hsl);
        for (const offset of HARMONY_OFFSETS[type]) {
          const wanted = hueOf.hsl(base) + offset;
          expect(Math.min(...hues.map((hue) => apart(hue, wanted)))).toBeLessThan(1);
        }
      }
    }
  });

  test.each(HUE_SPACES)('has a color at each hue of the scheme, turned in %s', (space) => {
    fc.assert(
      fc.property(
        anyColor,
        fc.integer(),
        fc.constantFrom(...PALETTE_STYLE_IDS),
        (base, seed, id) => {
          fc.pre(strength(base) > 0.1); // a hue that 8 bits hold
          const palette = fillHarmony(base, type, FREE, options(seed, space, id));
          expect(palette[0]).toBe(base);
          for (const turn of HARMONY_OFFSETS[type].slice(1)) {
            const wanted = hueOf[space](base) + turn;
            const distances = palette.slice(1).map((color) => apart(hueOf[space](color), wanted));
            expect(Math.min(...distances)).toBeLessThan(5);
          }
        },
      ),
    );
  });

  test.each(['#0F172A', '#0A0A0A', '#FDE2E4', '#F5F5DC', '#6B7280'])(
    'of %s, too dark, pale or gray for its own lightness, its partners can be told apart',
    (base) => {
      for (let seed = 0; seed < 20; seed++) {
        const [, ...partners] = fillHarmony(hex(base), type, FREE, options(seed));
        for (const { l, c } of partners.slice(0, HARMONY_OFFSETS[type].length - 1).map(toOklch)) {
          expect(l).toBeGreaterThan(0.3);
          expect(l).toBeLessThan(0.95);
          expect(c).toBeGreaterThan(0.035);
        }
      }
    },
  );

  test.each(['#FF0000', '#FFD60A', '#0000FF', '#00FF00'])(
    'beside %s all others are weaker',
    (base) => {
      for (let seed = 0; seed < 20; seed++) {
        const [first, ...others] = fillHarmony(hex(base), type, FREE, options(seed)).map(toOklch);
        for (const { c } of others) expect(c).toBeLessThan(first!.c);
      }
    },
  );
});

// Partners as strong as such a base fought it and each other: "neon fights neon".
test.each(['#E3120B', '#FFD400', '#39FF14', '#0A66C2', '#7A1FA2', '#FF6F00'])(
  'beside %s at most one other color is an accent, one is light and one is dark',
  (base) => {
    for (const type of HARMONY_TYPES) {
      for (let seed = 0; seed < 20; seed++) {
        const [, ...others] = fillHarmony(hex(base), type, FREE, options(seed)).map(toOklch);
        expect(others.filter(({ c }) => c > 0.105).length).toBeLessThanOrEqual(1);
        expect(Math.max(...others.map(({ l }) => l))).toBeGreaterThan(0.75);
        expect(Math.min(...others.map(({ l }) => l))).toBeLessThan(0.5);
      }
    }
  },
);

test('no partner is olive or mud', () => {
  for (let seed = 0; seed < 100; seed++) {
    const base = fromInteger(Math.floor(createRandom(seed)() * 0x1000000));
    const [, ...others] = fillHarmony(base, 'tetradic', FREE, options(seed)).map(toOklch);
    for (const { l, c, h } of others) expect(h > 85 && h < 125 && l < 0.6 && c > 0.07).toBe(false);
  }
});

describe('a scheme that is given', () => {
  const fill = (base: string, type: HarmonyType, locked: (string | null)[]) =>
    fillHarmony(
      hex(base),
      type,
      locked.map((one) => (one ? hex(one) : null)),
      { ...options('given', 'hsl'), scheme: harmony(hex(base), type) },
    ).map(formatHex);

  test('takes the free places in order, then come variations', () => {
    const filled = fill('#3B82F6', 'triadic', [null, '#222222', null, null, null]);
    expect(filled.slice(0, 4)).toEqual(['#3B82F6', '#222222', '#F63B82', '#82F63B']);
    expect(new Set(filled).size).toBe(5);
  });

  test('is not repeated where a color of it is locked already', () => {
    const filled = fill('#3B82F6', 'complementary', [null, null, '#3B82F6', null, '#F6AF3B']);
    expect(filled.filter((one) => one === '#3B82F6')).toHaveLength(1);
    expect(filled.filter((one) => one === '#F6AF3B')).toHaveLength(1);
  });

  test('has its base even beside a locked color that looks the same', () => {
    expect(fill('#3B82F6', 'triadic', ['#3B82F5', null])).toEqual(['#3B82F5', '#3B82F6']);
  });
});

test('variations of a soft base stay soft', () => {
  const ten = Array<null>(10).fill(null);
  for (let seed = 0; seed < 40; seed++) {
    const colors = fillHarmony(hex('#FFE4E1'), 'complementary', ten, options(seed));
    for (const { c } of colors.map(toOklch)) expect(c).toBeLessThan(0.13);
  }
});

test('a locked color of a hue of the scheme is its partner', () => {
  const blue = hex('#3B82F6');
  const rust = hex('#A2461F');
  const locked = [rust, null];
  expect(fillHarmony(blue, 'complementary', locked, options(1, 'hsl'))).toEqual([rust, blue]);
});

test.each([BLACK, WHITE, hex('#808080')])('a gray has no hue: another seed, other hues', (gray) => {
  const hues = [1, 2, 3, 4, 5, 6].map((seed) =>
    Math.round(toOklch(fillHarmony(gray, 'triadic', FREE, options(seed))[1]!).h / 20),
  );
  expect(new Set(hues).size).toBeGreaterThan(2);
});

test('a seed gives the same colors again', () => {
  const seeded = (seed: number) =>
    fillHarmony(hex('#3B82F6'), 'complementary', FREE, options(seed)).map(formatHex);
  expect(seeded(1)).toEqual(seeded(1));
  expect(seeded(1)).not.toEqual(seeded(2));
});

test.each([0, 11])('refuses %d places', (count) => {
  const places = Array(count).fill(null);
  expect(() => fillHarmony(hex('#3B82F6'), 'triadic', places, options(1))).toThrow(RangeError);
});
