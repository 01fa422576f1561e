import { ColorSpace, HSL, HSV, Lab, LCH, OKLab, OKLCH, P3, sRGB } from 'colorjs.io/fn';
import { describe, expect, inject, test } from 'vitest';

import { createRandom } from '../palette/random.ts';
import { fromHsl, toHsl } from './hsl.ts';
import { fromHsv, toHsv } from './hsv.ts';
import { fromLab, toLab } from './lab.ts';
import { fromLch, toLch } from './lch.ts';
import { fromOklab, toOklab } from './oklab.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { fromP3, toP3 } from './p3.ts';
import { formatHex, type Srgb } from './srgb.ts';

for (const space of [sRGB, HSL, HSV, Lab, LCH, OKLab, OKLCH, P3]) ColorSpace.register(space);

type Coords = [number, number, number];

const COLORS = inject('propertyRuns') ?? 100_000;
const TOLERANCE = 1e-6;

/** Each space as colorjs.io has it, and ours as three numbers in the same order and scale. */
const SPACES = {
  HSL: {
    oracle: HSL,
    hueAt: 0,
    to: (color: Srgb) => Object.values(toHsl(color)) as Coords,
    from: ([h, s, l]: Coords) => fromHsl({ h, s, l }),
  },
  HSV: {
    oracle: HSV,
    hueAt: 0,
    to: (color: Srgb) => Object.values(toHsv(color)) as Coords,
    from: ([h, s, v]: Coords) => fromHsv({ h, s, v }),
  },
  Lab: {
    oracle: Lab,
    hueAt: -1,
    to: (color: Srgb) => Object.values(toLab(color)) as Coords,
    from: ([l, a, b]: Coords) => fromLab({ l, a, b }),
  },
  LCH: {
    oracle: LCH,
    hueAt: 2,
    to: (color: Srgb) => Object.values(toLch(color)) as Coords,
    from: ([l, c, h]: Coords) => fromLch({ l, c, h }),
  },
  OKLab: {
    oracle: OKLab,
    hueAt: -1,
    to: (color: Srgb) => Object.values(toOklab(color)) as Coords,
    from: ([l, a, b]: Coords) => fromOklab({ l, a, b }),
  },
  OKLCH: {
    oracle: OKLCH,
    hueAt: 2,
    to: (color: Srgb) => Object.values(toOklch(color)) as Coords,
    from: ([l, c, h]: Coords) => fromOklch({ l, c, h }),
  },
  'Display P3': {
    oracle: P3,
    hueAt: -1,
    to: (color: Srgb) => Object.values(toP3(color)) as Coords,
    from: ([r, g, b]: Coords) => fromP3({ r, g, b }),
  },
};

describe.each(Object.entries(SPACES))('%s', (_, { oracle, hueAt, to, from }) => {
  test('100,000 random colors agree with colorjs.io, there and back', () => {
    const random = createRandom('oracle');
    let worst = 0;
    let differentHex = 0;
    for (let i = 0; i < COLORS; i++) {
      const color = { r: random(), g: random(), b: random() };
      const theirs = sRGB.to(oracle, [color.r, color.g, color.b]) as Coords;
      const ours = to(color);
      for (let axis = 0; axis < 3; axis++) {
        const gap = Math.abs(ours[axis]! - theirs[axis]!);
        worst = Math.max(worst, axis === hueAt ? Math.min(gap, 360 - gap) : gap);
      }

      const [r, g, b] = oracle.to(sRGB, theirs) as Coords;
      const back = from(theirs);
      worst = Math.max(worst, Math.abs(back.r - r), Math.abs(back.g - g), Math.abs(back.b - b));
      if (formatHex(back) !== formatHex({ r, g, b })) differentHex++;
    }
    expect(worst).toBeLessThan(TOLERANCE);
    expect(differentHex).toBe(0);
  });
});
