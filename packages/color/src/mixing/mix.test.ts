import { ColorSpace, HSL, Lab, LCH, mix, OKLab, OKLCH, sRGB } from 'colorjs.io/fn';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mapToGamut } from '../gamut.ts';
import { formatHex, fromInteger, parseHex, type Srgb } from '../spaces/srgb.ts';
import { MIX_SPACES, type MixSpace } from './coordinates.ts';
import { gradient } from './gradient.ts';
import { mixColors } from './mix.ts';

const ORACLES = { oklab: OKLab, oklch: OKLCH, srgb: sRGB, lab: Lab, lch: LCH, hsl: HSL };
for (const space of Object.values(ORACLES)) ColorSpace.register(space);

const hex = (text: string) => parseHex(text)!;
const colors = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 0xffffff }).map(fromInteger) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }).map((it) => fromInteger(it * 0x10101)) },
);
const shares = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

/** What colorjs.io answers, mapped into the gamut by our own mapping, which has its own tests. */
function mixOfColorJs(a: Srgb, b: Srgb, share: number, space: MixSpace): Srgb {
  const coords = ({ r, g, b }: Srgb): [number, number, number] => [r, g, b];
  const mixed = mix({ space: sRGB, coords: coords(a) }, { space: sRGB, coords: coords(b) }, share, {
    space: ORACLES[space],
    outputSpace: sRGB,
    hue: 'shorter',
  });
  const [red, green, blue] = mixed.coords.map(Number) as [number, number, number];
  return mapToGamut({ r: red, g: green, b: blue });
}

describe.each(MIX_SPACES)('mixColors in %s', (space) => {
  test('agrees with colorjs.io, grays among them', () => {
    fc.assert(
      fc.property(colors, colors, shares, (a, b, share) => {
        const ours = mixColors(a, b, share, space);
        const theirs = mixOfColorJs(a, b, share, space);
        for (const channel of ['r', 'g', 'b'] as const) {
          expect(ours[channel]).toBeCloseTo(theirs[channel], 5);
        }
      }),
      { seed: 7, numRuns: 1000 },
    );
  });

  test('the ends are the colors themselves, and the order does not matter', () => {
    fc.assert(
      fc.property(colors, colors, shares, (a, b, share) => {
        expect(mixColors(a, b, 0, space)).toEqual(a);
        expect(mixColors(a, b, 1, space)).toEqual(b);
        const [one, other] = [mixColors(a, b, share, space), mixColors(b, a, 1 - share, space)];
        for (const channel of ['r', 'g', 'b'] as const) {
          expect(one[channel]).toBeCloseTo(other[channel], 6);
        }
      }),
      { seed: 7 },
    );
  });
});

describe(mixColors, () => {
  // As Chromium computes color-mix() of blue and yellow.
  test.each([
    ['srgb', '#808080'],
    ['hsl', '#00FF80'],
  ] as const)('half blue, half yellow in %s', (space, expected) => {
    expect(formatHex(mixColors(hex('#0000FF'), hex('#FFFF00'), 0.5, space))).toBe(expected);
  });

  test('OKLab is what is meant unless something else is said', () => {
    const [a, b] = [hex('#0000FF'), hex('#FFFF00')];
    expect(mixColors(a, b, 0.3)).toEqual(mixColors(a, b, 0.3, 'oklab'));
  });

  test.each([-0.1, 1.1, Number.NaN])('refuses a share of %d', (share) => {
    expect(() => mixColors(hex('#000000'), hex('#FFFFFF'), share)).toThrow(
      /^share must be 0…1, got/,
    );
  });
});

describe(gradient, () => {
  const [red, lime, blue] = [hex('#FF0000'), hex('#00FF00'), hex('#0000FF')];

  test('goes through the stops at even distances', () => {
    expect(gradient([red, lime, blue], 5, 'srgb').map(formatHex)).toEqual([
      '#FF0000',
      '#808000',
      '#00FF00',
      '#008080',
      '#0000FF',
    ]);
  });

  test('every step is the mix of the stops around it', () => {
    const stops = [red, hex('#808080'), hex('#3B82F6'), lime];
    for (const space of MIX_SPACES) {
      for (const [step, color] of gradient(stops, 10, space).entries()) {
        const way = Math.min(2, Math.floor(step / 3));
        const theirs = mixOfColorJs(stops[way]!, stops[way + 1]!, step / 3 - way, space);
        for (const channel of ['r', 'g', 'b'] as const) {
          expect(color[channel]).toBeCloseTo(theirs[channel], 5);
        }
      }
    }
  });

  test('two steps are the ends, whatever lies between', () => {
    expect(gradient([red, lime, blue], 2)).toEqual([red, blue]);
  });

  test.each([
    [[red], 3, /stops must be 2 or more/],
    [[red, blue], 1, /steps must be a whole number from 2/],
    [[red, blue], 2.5, /steps must be a whole number from 2/],
  ])('refuses too little to go by', (stops, steps, message) => {
    expect(() => gradient(stops, steps)).toThrow(message);
  });
});
