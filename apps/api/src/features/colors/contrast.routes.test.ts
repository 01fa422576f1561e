import { ColorSpace, contrastWCAG21, deltaEOK, sRGB } from 'colorjs.io/fn';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { expectRefusal, get, NO_HEX } from '../../../testing/requests/color-tools.ts';

ColorSpace.register(sRGB);

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('GET /api/v1/colors/contrast/fix', () => {
  test.each([
    // The lightest gray that passes on white, the darkest on black: found by trying all 256.
    [
      { text: '808080', background: 'ffffff' },
      { text: '#767676', background: '#FFFFFF' },
    ],
    [
      { text: '333333', background: '000000' },
      { text: '#757575', background: '#000000' },
    ],
    [
      { text: '808080', background: 'ffffff', ratio: 3 },
      { text: '#808080', distance: 0 },
    ],
    [{ text: '808080', background: 'ffffff', ratio: 7 }, { text: '#595959' }],
    [
      { text: 'ffffff', background: '808080', change: 'background' },
      { text: '#FFFFFF', background: '#767676' },
    ],
  ])('%j becomes %j', async (fields, expected) => {
    const { status, body } = await get(app, 'contrast/fix', fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...expected, passes: true });
  });

  test.each(['text', 'background', 'both'])(
    'by changing %s, the pair as written passes',
    async (change) => {
      for (const [text, background] of [
        ['#94A3B8', '#FFFFFF'],
        ['#FBBF24', '#FEF3C7'],
        ['#3B82F6', '#1E3A8A'],
        ['#C2410C', '#38BDF8'],
      ] as const) {
        const { body } = await get(app, 'contrast/fix', { text, background, change });
        expect(body.passes).toBe(true);
        expect(body.contrast).toBeGreaterThanOrEqual(4.5);
        expect(body.contrast).toBeCloseTo(contrastWCAG21(body.text, body.background), 2);
        if (change === 'text') expect(body.background).toBe(background);
        if (change === 'background') expect(body.text).toBe(text);
        const moves = [deltaEOK(text, body.text), deltaEOK(background, body.background)] as const;
        expect(body.distance).toBeCloseTo(Math.hypot(...moves), 4);
      }
    },
  );

  test('where nothing reaches the ratio, says so and answers what comes nearest', async () => {
    const fields = { text: '808080', background: '808080', ratio: 7 };
    const { status, body } = await get(app, 'contrast/fix', fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({ text: '#000000', background: '#808080', passes: false });
    expect(body.contrast).toBeCloseTo(contrastWCAG21('#000000', '#808080'), 2);
    const both = await get(app, 'contrast/fix', { ...fields, change: 'both' });
    expect(both.body.passes).toBe(true);
  });

  const GOOD = { text: '94a3b8', background: 'ffffff' };

  test.each(['text', 'background'])('refuses a bad %s', async (field) => {
    for (const hex of NO_HEX) {
      await expectRefusal(app, 'contrast/fix', { ...GOOD, [field]: hex }, field, /six hex digits/);
    }
    const { [field as 'text']: _, ...others } = GOOD;
    await expectRefusal(app, 'contrast/fix', others, field, /six hex digits/);
  });

  test.each(['', '0.9', '21.1', '-3', 'AA', '1e1'])('refuses the ratio %j', (ratio) =>
    expectRefusal(
      app,
      'contrast/fix',
      { ...GOOD, ratio },
      'ratio',
      /^must be a number from 1 to 21$/,
    ),
  );

  test.each(['', 'none', 'constructor'])('refuses to change %j', (change) =>
    expectRefusal(
      app,
      'contrast/fix',
      { ...GOOD, change },
      'change',
      /^must be one of text, background, both$/,
    ),
  );
});

type Pair = { color1: string; color2: string; contrast: number; level: string };

describe('GET /api/v1/colors/matrix', () => {
  test('each pair once, with the ratio that colorjs.io has', async () => {
    const colors = ['#1A2B3C', '#FFFFFF', '#FBBF24', '#3B82F6'];
    const { status, body } = await get(app, 'matrix', { colors: colors.join('-') });
    expect(status).toBe(200);
    expect(body.colors).toEqual(colors);
    expect(body.pairs.map(({ color1, color2 }: Pair) => `${color1} ${color2}`)).toEqual([
      '#1A2B3C #FFFFFF',
      '#1A2B3C #FBBF24',
      '#1A2B3C #3B82F6',
      '#FFFFFF #FBBF24',
      '#FFFFFF #3B82F6',
      '#FBBF24 #3B82F6',
    ]);
    for (const { color1, color2, contrast } of body.pairs as Pair[]) {
      expect(contrast).toBeCloseTo(contrastWCAG21(color1, color2), 2);
    }
    expect(body.pairs.map(({ level }: Pair) => level)).toEqual([
      'AAA',
      'AAA',
      'AA Large',
      'Fail',
      'AA Large',
      'Fail',
    ]);
  });

  test('twenty colors have 190 pairs; hyphens and commas part them alike', async () => {
    const colors = Array.from(
      { length: 20 },
      (_, i) => `0000${(i * 12).toString(16).padStart(2, '0')}`,
    );
    const { body } = await get(app, 'matrix', { colors: colors.join('-') });
    expect(body.pairs).toHaveLength(190);
    expect((await get(app, 'matrix', { colors: colors.join(',') })).body).toEqual(body);
    const repeated = colors.map((hex) => `colors=${hex}`).join('&');
    expect((await app.inject(`/api/v1/colors/matrix?${repeated}`)).json()).toEqual(body);
  });

  test.each([
    '',
    '3b82f6',
    '3b82f6-',
    '-3b82f6-fbbf24',
    '3b82f6--fbbf24',
    '3b82f6-fbbf2',
    '3b82f6-fbbf24 ',
    Array(21).fill('3b82f6').join('-'),
  ])('refuses the colors %j', async (colors) => {
    const { status, body } = await get(app, 'matrix', { colors });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([
      {
        field: 'colors',
        message: expect.stringMatching(
          /^must be 2 to 20 colors of six hex digits, separated by hyphens/,
        ),
        received: expect.stringContaining(colors.slice(0, 20)),
      },
    ]);
  });

  test('refuses to be asked for no colors', () =>
    expectRefusal(app, 'matrix', {}, 'colors', /^must be 2 to 20 colors/));
});
