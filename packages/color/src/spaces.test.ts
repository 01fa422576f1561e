import { ColorSpace, HSL, HSV, Lab, LCH, OKLab, OKLCH, P3, sRGB } from 'colorjs.io/fn';
import { describe, expect, inject, test } from 'vitest';

import { createRandom } from './palette/random.ts';
import { BLACK, formatHex, parseHex, WHITE } from './spaces/srgb.ts';
import { SPACES, type SpaceId } from './spaces.ts';

const COLORS = inject('propertyRuns') ?? 100_000;
const TOLERANCE = 1e-6;

/** What #3B82F6 is in each space, and the same space in colorjs.io, if it has it. */
const REFERENCES: Record<SpaceId, readonly [text: string, theirs?: ColorSpace]> = {
  rgb: ['rgb(59, 130, 246)'],
  hsl: ['hsl(217, 91%, 60%)', HSL],
  hsv: ['hsv(217, 76%, 96%)', HSV],
  cmyk: ['cmyk(76%, 47%, 0%, 4%)'],
  oklch: ['oklch(0.6231 0.188 259.81)', OKLCH],
  oklab: ['oklab(0.6231 -0.0332 -0.1851)', OKLab],
  lab: ['lab(54.62 8.76 -65.79)', Lab],
  lch: ['lch(54.62 66.37 277.59)', LCH],
  p3: ['color(display-p3 0.3047 0.5035 0.9338)', P3],
};

ColorSpace.register(sRGB);

describe.each(SPACES)('$label', ({ id, channels, isBounded, fromSrgb, toSrgb, format }) => {
  const [text, theirs] = REFERENCES[id];
  const names = Object.keys(channels);
  const labels = Object.values(channels).map(({ name }) => name);
  const valuesOf = (values: object) => {
    const byName = new Map<string, number>(Object.entries(values));
    return names.map((name) => byName.get(name)!);
  };

  test(`writes #3B82F6 as ${text}`, () => {
    expect(format(parseHex('#3B82F6')!)).toBe(text);
  });

  test.each([BLACK, WHITE, { r: 0.5, g: 0.5, b: 0.5 }, { r: 1, g: 1 - 1e-9, b: 1 }])(
    'a gray has the hue 0 and no chroma: %j',
    (gray) => {
      const values = valuesOf(fromSrgb(gray));
      for (const [i, label] of labels.entries()) {
        if (label === 'Hue') expect(values[i]).toBe(0);
        if (['Chroma', 'Saturation'].includes(label)) expect(values[i]).toBeCloseTo(0, 4);
      }
    },
  );

  if (isBounded && id !== 'rgb') {
    test('refuses a color outside the gamut', () => {
      expect(() => fromSrgb({ r: 1.1, g: 0, b: 0 })).toThrow(/map to the gamut first/);
    });
  }

  if (!theirs) return;
  ColorSpace.register(theirs);

  test('100,000 random colors agree with colorjs.io, there and back', () => {
    const random = createRandom('spaces');
    const different: string[] = [];
    for (let i = 0; i < COLORS; i++) {
      const color = { r: random(), g: random(), b: random() };
      const expected = sRGB.to(theirs, [color.r, color.g, color.b]).map(Number);
      const gaps = valuesOf(fromSrgb(color)).map((own, axis) => {
        const gap = Math.abs(own - expected[axis]!);
        return labels[axis] === 'Hue' ? Math.min(gap, 360 - gap) : gap;
      });
      const [r = 0, g = 0, b = 0] = theirs
        .to(sRGB, expected as [number, number, number])
        .map(Number);
      const values = names.map((name, axis): unknown[] => [name, expected[axis]]);
      const back = toSrgb(Object.fromEntries(values));
      gaps.push(Math.abs(back.r - r), Math.abs(back.g - g), Math.abs(back.b - b));
      if (Math.max(...gaps) < TOLERANCE && formatHex(back) === formatHex({ r, g, b })) continue;
      different.push(
        `${JSON.stringify(color)} by ${[...names, 'r', 'g', 'b'].map((name, axis) => `${name} ${gaps[axis]}`)}`,
      );
    }
    expect(different.slice(0, 5)).toEqual([]);
  });
});
