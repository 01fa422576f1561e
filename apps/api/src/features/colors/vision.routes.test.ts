import { ColorSpace, serialize, sRGB, sRGB_Linear, to } from 'colorjs.io/fn';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { expectRefusal, get } from '../../../testing/requests/color-tools.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

ColorSpace.register(sRGB);
ColorSpace.register(sRGB_Linear);

/** Linear light as hex, clipped, as colorjs.io writes it. */
function hexOf(linear: [number, number, number]): string {
  const coords = linear.map((value) => Math.min(1, Math.max(0, value))) as typeof linear;
  const color = to({ space: sRGB_Linear, coords, alpha: 1 }, sRGB);
  return serialize(color, { format: 'hex', collapse: false }).toUpperCase();
}

describe('GET /api/v1/colors/vision', () => {
  // The published matrices of Machado (2009) and Brettel (1997) at full severity, for pure red.
  test.each([
    ['protan', [0.152286, 0.114503, -0.003882]],
    ['deutan', [0.367322, 0.280085, -0.01182]],
    ['tritan', [1.01277, -0.01243, 0.07589]],
    ['achromat', [0.2126, 0.2126, 0.2126]],
  ] as const)('%s: red, white and black', async (type, [r, g, b]) => {
    const { status, body } = await get(app, 'vision', { colors: 'ff0000-ffffff-000000', type });
    expect(status).toBe(200);
    expect(body).toEqual({
      type,
      severity: 100,
      colors: [
        { hex: '#FF0000', seen: hexOf([r, g, b]) },
        { hex: '#FFFFFF', seen: '#FFFFFF' },
        { hex: '#000000', seen: '#000000' },
      ],
    });
  });

  test('severity is per cent: halfway the matrix that Machado gives for 0.5, at 0 the color itself', async () => {
    const seen = async (severity: string) => {
      const { body } = await get(app, 'vision', { colors: '#FF0000', type: 'deutan', severity });
      return body.colors[0].seen;
    };
    expect(await seen('50')).toBe(hexOf([0.547494, 0.181692, -0.01041]));
    expect(await seen('0')).toBe('#FF0000');
    expect(await seen('0.5')).not.toBe(await seen('100'));
  });

  const GOOD = { colors: '3b82f6-fbbf24', type: 'protan' };

  test.each(['', 'x', '3b82f6-', Array(21).fill('3b82f6').join('-')])(
    'refuses the colors %j',
    async (colors) => {
      const { status, body } = await get(app, 'vision', { ...GOOD, colors });
      expect(status).toBe(400);
      expect(body.error).toMatch(/^colors: must be 1 to 20 colors of six hex digits.*received "/);
    },
  );

  test.each(['', 'red', 'protanopia', 'toString'])('refuses the type %j', (type) =>
    expectRefusal(
      app,
      'vision',
      { ...GOOD, type },
      'type',
      /^must be one of protan, deutan, tritan, achromat$/,
    ),
  );

  test.each(['', '-1', '101', 'full', '1e1'])('refuses the severity %j', (severity) =>
    expectRefusal(
      app,
      'vision',
      { ...GOOD, severity },
      'severity',
      /^must be a number from 0 to 100$/,
    ),
  );
});
