import { ColorSpace, deltaEOK, sRGB } from 'colorjs.io/fn';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { expectRefusal, get, NO_HEX } from '../../../testing/requests/color-tools.ts';

ColorSpace.register(sRGB);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/v1/colors/names', () => {
  test.each<[{ hex: string; list?: string; limit?: number }, string[]]>([
    [{ hex: '1010f0', list: 'basic' }, ['Blue']],
    [{ hex: '#663399', list: 'css' }, ['rebeccapurple']],
    [{ hex: '#FF6347', list: 'css', limit: 2 }, ['tomato', 'orangered']],
    [{ hex: '808080', list: 'basic' }, ['Gray']],
    [{ hex: '3b82f6' }, ['Pool Water']],
  ])('%j is called %j', async (fields, expected) => {
    const { status, body } = await get(app, 'names', fields);
    expect(status).toBe(200);
    expect(body.names.map(({ name }: { name: string }) => name)).toEqual(expected);
    expect(body.list).toBe(fields.list ?? 'all');
    expect(body.hex).toBe(`#${fields.hex.replace('#', '').toUpperCase()}`);
  });

  test('distances are ΔE OK as colorjs.io has it, the nearest first', async () => {
    for (const list of ['basic', 'css', 'all']) {
      const { body } = await get(app, 'names', { hex: 'c2410c', list, limit: 15 });
      const named: { hex: string; distance: number }[] = body.names;
      expect(named).toHaveLength(15);
      for (const [i, { hex, distance }] of named.entries()) {
        expect(distance).toBeCloseTo(deltaEOK('#c2410c', hex), 5);
        expect(distance).toBeGreaterThanOrEqual(named[i - 1]?.distance ?? 0);
      }
    }
  });

  test('a list that is shorter than the limit is answered as a whole', async () => {
    const { body } = await get(app, 'names', { hex: '000000', list: 'basic', limit: 20 });
    expect(body.names).toHaveLength(15);
  });

  test.each(NO_HEX)('refuses the hex %j', (hex) =>
    expectRefusal(app, 'names', { hex }, 'hex', /six hex digits/),
  );

  test('refuses to be asked for no color', () =>
    expectRefusal(app, 'names', {}, 'hex', /six hex digits/));

  test.each(['', 'CSS', 'ral', '__proto__', 'constructor'])('refuses the list %j', (list) =>
    expectRefusal(
      app,
      'names',
      { hex: '3b82f6', list },
      'list',
      /^must be one of basic, css, all$/,
    ),
  );

  test.each(['', ' ', '0', '21', '1.5', '-1', 'ten', '1e1', '0x1', 'NaN'])(
    'refuses the limit %j',
    (limit) =>
      expectRefusal(
        app,
        'names',
        { hex: '3b82f6', limit },
        'limit',
        /^must be a whole number from 1 to 20$/,
      ),
  );
});
