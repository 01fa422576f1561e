import {
  checkPalette,
  contrastRatio,
  parseColor,
  parseHex,
  reportOf,
  WHITE,
} from '@swatchwork/color';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../../testing/app.ts';
import { FILE_QUEUE } from '../../../workers/file-pool.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const TEN = Array.from({ length: 10 }, (_, i) => `#${i}${i}44CC`);

async function check(payload: object, remoteAddress = '192.0.2.1') {
  const url = '/api/v1/palettes/check';
  const answer = await app.inject({ method: 'POST', url, payload, remoteAddress });
  return { status: answer.statusCode, body: answer.json() };
}

describe('POST /api/v1/palettes/check', () => {
  test.each([
    { colors: ['#D00000', '00a000', '#FFFFFF'] },
    { colors: ['#D00000', '#00A000'], target: 7, locked: [2, 2] },
    { colors: ['#3B82F6', '#3B82F6'], target: 3, locked: [1, 2] },
    { colors: TEN },
    { colors: ['#3B82F6'] },
  ])('answers what the package of colors says: %j', async (payload) => {
    const {
      colors,
      target,
      locked = [],
    } = payload as Record<'colors', string[]> & {
      target?: 3 | 4.5 | 7;
      locked?: number[];
    };
    const expected = reportOf(
      checkPalette(
        colors.map((hex) => parseHex(hex)!),
        { ...(target && { target }), locked: colors.map((_, i) => locked.includes(i + 1)) },
      ),
    );
    const { status, body } = await check(payload);
    expect(status).toBe(200);
    expect(body).toEqual(expected);
  });

  test('a pair that is fine has neither a fix nor a repair', async () => {
    const { body } = await check({ colors: ['#000000', '#FFFFFF'] });
    expect(Object.keys(body.pairs[0])).not.toContain('fix');
    expect(Object.keys(body.pairs[0])).not.toContain('repair');
    expect(body.pairs[0]).toMatchObject({ contrast: 21, meets: true, use: 'any-text' });
  });

  test('measures a color of Display P3 as what it is, and proposes colors of sRGB', async () => {
    const css = 'color(display-p3 1 0 0)';
    const exact = parseColor(css)!.color;
    const { body } = await check({ colors: [{ hex: '#000000', css }, '#FFFFFF'] });
    expect(body.colors[0]).toMatchObject({ hex: '#FF0B0C', css });
    expect(body.pairs[0].contrast).toBe(contrastRatio(exact, WHITE));
    const hex = contrastRatio(parseHex('#FF0B0C')!, WHITE);
    expect(Math.abs(body.pairs[0].contrast - hex)).toBeGreaterThan(0.05);
    for (const { color, place } of body.pairs[0].fix.changes) {
      const other = place === 1 ? WHITE : exact;
      expect(contrastRatio(parseHex(color)!, other)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('says in place of changes what is in their way', async () => {
    const { body } = await check({ colors: ['#D00000', '#00A000'], locked: [1, 2] });
    expect(body.pairs[0].fix).toEqual({ changes: [], obstacle: 'both-locked' });
    expect(body.pairs[0].repair).toEqual({ changes: [], obstacle: 'both-locked' });
  });

  test('of more checks than can wait for a thread the rest hear when to try again', async () => {
    // Half of the places are one caller's: three others share the rest.
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => check({ colors: TEN }, `192.0.2.${at % 4}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(FILE_QUEUE);
  });

  test.each([
    [{}, 'colors', 'must have 1 to 10 colors'],
    [{ colors: [] }, 'colors', 'must have 1 to 10 colors'],
    [{ colors: [...TEN, '#000000'] }, 'colors', 'must have 1 to 10 colors'],
    [{ colors: ['#12345'] }, 'colors.0', /^must be a hex such as #3B82F6, or an object/],
    [{ colors: [{ hex: '#123456', alpha: 0.5 }] }, 'colors.0.alpha', /^must be an opaque color/],
    [
      { colors: [{ hex: '#FF0000', css: 'color(srgb 1e300 0 0)' }] },
      'colors.0.css',
      /^must be a CSS color/,
    ],
    [{ colors: ['#123456'], target: 5 }, 'target', 'must be one of 3, 4.5, 7'],
    [{ colors: ['#123456'], target: '4.5' }, 'target', 'must be one of 3, 4.5, 7'],
    [
      { colors: ['#123456'], locked: [2] },
      'locked.0',
      'must be the position of a color, from 1 to 1',
    ],
    [{ colors: ['#123456'], locked: [0] }, 'locked.0', 'must be a position from 1 to 10'],
    [{ colors: ['#123456'], locked: [1.5] }, 'locked.0', 'must be a position from 1 to 10'],
    [
      { colors: ['#123456'], locked: Array(11).fill(1) },
      'locked',
      'must have at most 10 positions',
    ],
  ])('refuses %j', async (payload, field, message) => {
    const { status, body } = await check(payload);
    expect(status).toBe(400);
    expect(body.details).toMatchObject([
      { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });
});
