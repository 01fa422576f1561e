import {
  ColorSpace,
  HSL,
  Lab,
  LCH,
  mix,
  OKLab,
  OKLCH,
  serialize,
  sRGB,
  toGamut,
} from 'colorjs.io/fn';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { expectNear, expectRefusal, get, NO_HEX } from '../../../testing/requests/color-tools.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const SPACES = { oklab: OKLab, oklch: OKLCH, srgb: sRGB, lab: Lab, lch: LCH, hsl: HSL };
for (const space of Object.values(SPACES)) ColorSpace.register(space);

/** A mix of colorjs.io as hex. */
function mixed(a: string, b: string, share: number, space: keyof typeof SPACES): string {
  const color = mix(a, b, share, { space: SPACES[space], outputSpace: sRGB, hue: 'shorter' });
  const inside = toGamut(color, { space: sRGB, method: 'css' });
  return serialize(inside, { format: 'hex', collapse: false }).toUpperCase();
}

const SPACES_MESSAGE = /^must be one of oklab, oklch, srgb, lab, lch, hsl$/;

describe('GET /api/v1/colors/mix', () => {
  test.each(Object.keys(SPACES) as (keyof typeof SPACES)[])(
    '%s, as colorjs.io mixes',
    async (space) => {
      for (const [a, b] of [
        ['#3B82F6', '#FBBF24'],
        ['#0000FF', '#00FF00'],
        ['#808080', '#C2410C'],
        ['#FFFFFF', '#8C3F8A'],
      ] as const) {
        for (const weight of [0, 12.5, 50, 100]) {
          const { status, body } = await get(app, 'mix', { a, b, weight, space });
          expect(status).toBe(200);
          expect(body).toMatchObject({ a, b, weight, space });
          expectNear(body.color, mixed(a, b, weight / 100, space));
        }
      }
    },
  );

  test('half of each in OKLab, unless something else is said', async () => {
    const { body } = await get(app, 'mix', { a: '000000', b: 'ffffff' });
    expect(body).toEqual({
      color: '#636363', // https://www.w3.org/TR/css-color-5/#color-mix: oklab(0.5 0 0)
      a: '#000000',
      b: '#FFFFFF',
      weight: 50,
      space: 'oklab',
    });
  });

  const GOOD = { a: '3b82f6', b: 'fbbf24' };

  test.each(['a', 'b'])('refuses a bad %s', async (field) => {
    for (const hex of NO_HEX) {
      await expectRefusal(app, 'mix', { ...GOOD, [field]: hex }, field, /six hex digits/);
    }
  });

  test.each(['', '-1', '100.1', 'half', 'Infinity'])('refuses the weight %j', (weight) =>
    expectRefusal(app, 'mix', { ...GOOD, weight }, 'weight', /^must be a number from 0 to 100$/),
  );

  test.each(['', 'rgb', 'OKLCH', '__proto__'])('refuses the space %j', (space) =>
    expectRefusal(app, 'mix', { ...GOOD, space }, 'space', SPACES_MESSAGE),
  );
});

describe('GET /api/v1/colors/gradient', () => {
  test.each(Object.keys(SPACES) as (keyof typeof SPACES)[])(
    '%s, as colorjs.io mixes',
    async (space) => {
      const stops = ['#3B82F6', '#FFFFFF', '#C2410C'] as const;
      const { status, body } = await get(app, 'gradient', {
        colors: stops.join('-'),
        steps: 9,
        space,
      });
      expect(status).toBe(200);
      expect(body.space).toBe(space);
      expect(body.colors).toHaveLength(9);
      expect([body.colors[0], body.colors[4], body.colors[8]]).toEqual(stops);
      for (const [i, color] of body.colors.entries()) {
        const [from, to] = i < 4 ? [stops[0], stops[1]] : [stops[1], stops[2]];
        expectNear(color, mixed(from, to, (i % 4) / 4 + (i === 8 ? 1 : 0), space));
      }
    },
  );

  test('five steps by default, 256 at most', async () => {
    const colors = '000000-ffffff';
    expect((await get(app, 'gradient', { colors })).body.colors).toHaveLength(5);
    const { body } = await get(app, 'gradient', { colors, steps: 256, space: 'srgb' });
    expect(new Set(body.colors).size).toBe(256);
  });

  const GOOD = { colors: '3b82f6-fbbf24' };

  test.each(['', '3b82f6', '3b82f6-x', Array(21).fill('3b82f6').join('-')])(
    'refuses the colors %j',
    async (colors) => {
      const { status, body } = await get(app, 'gradient', { colors });
      expect(status).toBe(400);
      expect(body.error).toMatch(/^colors: must be 2 to 20 colors of six hex digits.*received "/);
    },
  );

  test.each(['', '1', '257', '2.5', 'many'])('refuses %j steps', (steps) =>
    expectRefusal(
      app,
      'gradient',
      { ...GOOD, steps },
      'steps',
      /^must be a whole number from 2 to 256$/,
    ),
  );

  test.each(['', 'cmyk', 'constructor'])('refuses the space %j', (space) =>
    expectRefusal(app, 'gradient', { ...GOOD, space }, 'space', SPACES_MESSAGE),
  );
});
