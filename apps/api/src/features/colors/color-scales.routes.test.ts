import { ColorSpace, OKLCH, serialize, sRGB, to } from 'colorjs.io/fn';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { expectNear, expectRefusal, get, NO_HEX } from '../../../testing/requests/color-tools.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** Lightness, chroma and hue as colorjs.io has them. */
const oklch = (hex: string) => to(hex, OKLCH).coords.map(Number) as [number, number, number];

/** The color of OKLCH coordinates as colorjs.io writes it. */
const hexOf = (coords: [number, number, number]) =>
  serialize(to({ space: OKLCH, coords, alpha: 1 }, sRGB), { format: 'hex', collapse: false });

describe('GET /api/v1/colors/scale', () => {
  const base = '#8C3F8A'; // in the middle of sRGB: nothing is limited
  const [lightness, chroma, hue] = oklch(base);

  test.each([
    [
      'tints',
      (part: number): [number, number] => [lightness + (1 - lightness) * part, chroma * (1 - part)],
    ],
    ['shades', (part: number): [number, number] => [lightness * (1 - part), chroma * (1 - part)]],
    ['tones', (part: number): [number, number] => [lightness, chroma * (1 - part)]],
  ] as const)('%s go there in even steps', async (type, expected) => {
    for (const steps of [3, 5, 21]) {
      const fields = { hex: base, type, ...(steps !== 5 && { steps }) };
      const { status, body } = await get(app, 'scale', fields);
      expect(status).toBe(200);
      expect(body).toMatchObject({ hex: base, type });
      expect(body.colors).toHaveLength(steps);
      for (const [i, color] of body.colors.entries()) {
        const [l, c] = expected((i + 1) / (steps + 1));
        expectNear(color, hexOf([l, c, hue]));
      }
    }
  });

  test('a ramp holds the base and runs from light to dark', async () => {
    const { status, body } = await get(app, 'scale', { hex: '3b82f6', type: 'ramp' });
    expect(status).toBe(200);
    expect(body.stops).toEqual([50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
    expect(body.base).toBe(500);
    expect(body.colors[5]).toBe('#3B82F6');
    const steps = body.colors.map((hex: string) => oklch(hex)[0]);
    expect(steps).toEqual(steps.toSorted((one: number, other: number) => other - one));
    expect(steps[0]).toBeCloseTo(0.97, 2);
    expect(steps[10]).toBeCloseTo(0.28, 2);
  });

  test.each(NO_HEX)('refuses the hex %j', (hex) =>
    expectRefusal(app, 'scale', { hex, type: 'tints' }, 'hex', /six hex digits/),
  );

  test.each(['', 'tint', 'RAMP', 'toString'])('refuses the type %j', (type) =>
    expectRefusal(
      app,
      'scale',
      { hex: '3b82f6', type },
      'type',
      /^must be one of tints, shades, tones, ramp$/,
    ),
  );

  test('refuses to guess a type', () =>
    expectRefusal(app, 'scale', { hex: '3b82f6' }, 'type', /^must be one of/));

  test.each(['', '2', '22', '3.5', 'five'])('refuses %j steps', (steps) =>
    expectRefusal(
      app,
      'scale',
      { hex: '3b82f6', type: 'tones', steps },
      'steps',
      /^must be a whole number from 3 to 21$/,
    ),
  );

  test('refuses steps of a ramp', async () => {
    const { status, body } = await get(app, 'scale', { hex: '3b82f6', type: 'ramp', steps: 5 });
    expect(status).toBe(400);
    expect(body.error).toBe(
      'steps: must be omitted for a ramp, which has eleven steps; received "5"',
    );
  });
});
