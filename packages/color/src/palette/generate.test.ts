import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { deltaEOK } from '../difference.ts';
import { toHsl } from '../spaces/hsl.ts';
import { toOklch } from '../spaces/oklch.ts';
import { BLACK, formatHex, fromInteger, isInGamut, type Srgb, WHITE } from '../spaces/srgb.ts';
import { generatePalette, PALETTE_TYPES, type PaletteType } from './generate.ts';
import { HARMONY_OFFSETS, HARMONY_TYPES, harmony } from './harmony.ts';

const GRAY = fromInteger(0x808080);
const color = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 0xffffff }).map(fromInteger) },
  fc.constantFrom(BLACK, WHITE, GRAY),
);
const count = fc.integer({ min: 1, max: 10 });
const seed = fc.oneof(fc.integer(), fc.string());
const type = fc.constantFrom(...PALETTE_TYPES);
const places = fc.array(fc.option(color), { minLength: 1, maxLength: 10 });

const written = (palette: Srgb[]) => palette.map(formatHex);

function leastDistance(palette: Srgb[]): number {
  const pairs = palette.flatMap((a, i) => palette.slice(i + 1).map((b) => deltaEOK(a, b)));
  return Math.min(Number.POSITIVE_INFINITY, ...pairs);
}

describe('every type', () => {
  test('answers as many colors as asked, all of them inside sRGB', () => {
    fc.assert(
      fc.property(
        type,
        count,
        fc.option(color, { nil: undefined }),
        seed,
        (type, count, base, seed) => {
          const palette = generatePalette({ type, base, count, seed });
          expect(palette).toHaveLength(count);
          expect(palette.every(isInGamut)).toBe(true); // NaN is not
        },
      ),
    );
  });

  test('LOGIC-09: five colors unless asked otherwise', () => {
    for (const type of PALETTE_TYPES) expect(generatePalette({ type })).toHaveLength(5);
  });

  test('includes the base unchanged', () => {
    fc.assert(
      fc.property(type, color, count, seed, (type, base, count, seed) => {
        expect(generatePalette({ type, base, count, seed })).toContain(base);
      }),
    );
  });

  test('CREATOR-17: locked colors keep their places, the others are filled', () => {
    fc.assert(
      fc.property(type, places, fc.option(color, { nil: undefined }), (type, locked, base) => {
        const palette = generatePalette({ type, base, locked, count: locked.length });
        expect(palette).toHaveLength(locked.length);
        locked.forEach((kept, i) => {
          if (kept) expect(palette[i]).toBe(kept);
          else expect(isInGamut(palette[i]!)).toBe(true);
        });
        if (base && locked.includes(null)) expect(palette).toContainEqual(base);
      }),
    );
  });

  test('CREATOR-18: with every place locked nothing changes', () => {
    const locked = [BLACK, GRAY, WHITE, GRAY, BLACK];
    for (const type of PALETTE_TYPES) {
      expect(generatePalette({ type, locked, base: fromInteger(0x3b82f6) })).toEqual(locked);
    }
  });

  test('a seed makes it reproducible', () => {
    fc.assert(
      fc.property(type, count, seed, (type, count, seed) => {
        const options = { type, count, seed };
        expect(generatePalette(options)).toEqual(generatePalette(options));
      }),
    );
  });

  test('GENAPI-11: without a seed, and with another, it differs', () => {
    for (const type of PALETTE_TYPES) {
      const palettes = [...Array(20).keys()].map((seed) => generatePalette({ type, seed }));
      palettes.push(generatePalette({ type }), generatePalette({ type }));
      expect(new Set(palettes.map((palette) => written(palette).join())).size).toBe(22);
    }
  });
});

describe('random', () => {
  test('every pair is at least 0.08 apart, whatever the count and base', () => {
    fc.assert(
      fc.property(count, fc.option(color, { nil: undefined }), seed, (count, base, seed) => {
        const palette = generatePalette({ type: 'random', count, base, seed });
        expect(leastDistance(palette)).toBeGreaterThanOrEqual(0.08);
      }),
      { numRuns: 1000 },
    );
  });

  test('what it adds to locked colors is at least 0.08 from them and from each other', () => {
    fc.assert(
      fc.property(places, seed, (locked, seed) => {
        const palette = generatePalette({ type: 'random', locked, count: locked.length, seed });
        const added = palette.filter((_, i) => !locked[i]);
        for (const one of added) {
          const others = palette.filter((other) => other !== one);
          const distances = others.map((other) => deltaEOK(one, other));
          expect(Math.min(1, ...distances)).toBeGreaterThanOrEqual(0.08);
        }
      }),
    );
  });

  test('the distances hold for the hex text too', () => {
    fc.assert(
      fc.property(count, seed, (count, seed) => {
        const palette = generatePalette({ type: 'random', count, seed });
        const read = written(palette).map((hex) => fromInteger(Number.parseInt(hex.slice(1), 16)));
        expect(read).toEqual(palette);
      }),
    );
  });

  // What sets a palette apart from noise; uniform random colors fail all three.
  test('is pleasing: lightness is spread, strong colors do not glare, quiet ones are there', () => {
    const palettes = [...Array(200).keys()].map((seed) =>
      generatePalette({ type: 'random', seed }).map(toOklch),
    );
    for (const palette of palettes) {
      const lightness = palette.map(({ l }) => l).sort((a, b) => a - b);
      expect(lightness[4]! - lightness[0]!).toBeGreaterThan(0.25);
      expect(Math.max(...palette.map(({ c }) => c))).toBeLessThan(0.22);
      expect(Math.min(...palette.map(({ c }) => c))).toBeLessThan(0.12);
    }
  });

  test('keeps to the hues of a locked color', () => {
    const teal = fromInteger(0x0f766e);
    const near = [...Array(100).keys()].flatMap((seed) =>
      generatePalette({ type: 'random', locked: [teal], seed })
        .slice(1)
        .map((added) => Math.abs(((toOklch(added).h - toOklch(teal).h + 540) % 360) - 180)),
    );
    // A third would be if hues were drawn blindly.
    expect(near.filter((degrees) => degrees < 60).length / near.length).toBeGreaterThan(0.5);
  });
});

describe.each(HARMONY_TYPES)('%s', (type) => {
  const hue = (color: Srgb) => toHsl(color).h;
  const spread = ({ r, g, b }: Srgb) => 255 * (Math.max(r, g, b) - Math.min(r, g, b));
  const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

  test('GENAPI-06: holds the harmony first, then only its hues', () => {
    fc.assert(
      fc.property(color, count, (base, count) => {
        fc.pre(leastDistance(harmony(base, type)) > 0.02); // what looks the same is not repeated
        const palette = generatePalette({ type, base, count });
        const scheme = harmony(base, type).slice(0, count);
        expect(palette.slice(0, scheme.length)).toEqual(scheme);
        for (const added of palette.slice(scheme.length)) {
          const turns = HARMONY_OFFSETS[type].map((turn) => apart(hue(added), hue(base) + turn));
          // Rounding moves each channel by half a step, which moves the hue of a soft color by this
          // much.
          expect(Math.min(...turns)).toBeLessThan(120 / spread(added));
        }
      }),
    );
  });

  test('lightness variations are at least 0.07 from all others', () => {
    fc.assert(
      fc.property(color, count, (base, count) => {
        const palette = generatePalette({ type, base, count });
        const scheme = written(harmony(base, type));
        for (const added of palette.filter((color) => !scheme.includes(formatHex(color)))) {
          const others = palette.filter((other) => other !== added);
          const distances = others.map((other) => deltaEOK(added, other));
          expect(Math.min(1, ...distances)).toBeGreaterThanOrEqual(0.07);
        }
      }),
    );
  });

  test.each([BLACK, GRAY, WHITE])('a gray base gives ten different grays', (base) => {
    const palette = generatePalette({ type, base, count: 10 });
    expect(palette[0]).toBe(base);
    expect(palette.every(({ r, g, b }) => r === g && g === b)).toBe(true);
    expect(leastDistance(palette)).toBeGreaterThanOrEqual(0.08);
  });

  test('without a base, takes the most colorful of the locked', () => {
    const red = fromInteger(0xd62828);
    const palette = generatePalette({ type, locked: [GRAY, null, red, null, null] });
    expect(palette.slice(1, 2).map(formatHex)).toEqual([formatHex(harmony(red, type)[1]!)]);
  });
});

describe('refusals', () => {
  test.each([0, 11, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'GENAPI-04: a count of %d, naming count and its range',
    (count) => {
      expect(() => generatePalette({ type: 'random', count })).toThrow(RangeError);
      expect(() => generatePalette({ type: 'random', count })).toThrow(/^count .*1 to 10; got/);
    },
  );

  test.each(['constructor', '__proto__', 'hasOwnProperty', 'RANDOM', '', undefined])(
    'GENAPI-09: the type %s',
    (type) => {
      const wrong = type as PaletteType;
      expect(() => generatePalette({ type: wrong })).toThrow(RangeError);
      expect(() => generatePalette({ type: wrong })).toThrow(/^type must be one of random, /);
    },
  );

  test('more places than colors', () => {
    const locked = [BLACK, null, WHITE];
    expect(() => generatePalette({ type: 'random', locked, count: 2 })).toThrow(/^locked .*most 2/);
  });
});
