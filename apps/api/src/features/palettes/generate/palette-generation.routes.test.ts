import { HARMONY_TYPES, parseHex, toHsl, toOklch } from '@swatchwork/color';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const HEX = /^#[0-9A-F]{6}$/;
const NO_TYPES = ['monochromatic', 'constructor', '__proto__', 'toString', ''];
const NO_COUNTS = [0, 11, 2.5, -1, 1e9, 'abc', '', null, []];

const generate = (body: unknown) => callJson(app, 'POST', '/api/palettes/generate', body);

describe('POST /api/palettes/generate', () => {
  test.each(['random', ...HARMONY_TYPES])(
    'GENAPI-01, GENAPI-05: %s answers 5 colors',
    async (type) => {
      const { status, body } = await generate({ type, baseColor: '#3B82F6', count: 5 });
      expect(status).toBe(200);
      expect(body.colors).toHaveLength(5);
      for (const color of body.colors) expect(color).toMatch(HEX);
    },
  );

  test('GENAPI-02, GENAPI-12: type and count are optional', async () => {
    expect((await generate({})).body.colors).toHaveLength(5);
  });

  test('GENAPI-02: the documentation asks for the type; a call without it answers random', async () => {
    const { components, paths } = (await app.inject('/api/openapi.json')).json();
    expect(components.schemas.GenerateRequest.required).toEqual(['type']);
    const { examples } = paths['/palettes/generate'].post.requestBody.content['application/json'];
    for (const { value } of Object.values<{ value: object }>(examples)) {
      expect(value).toHaveProperty('type');
      const { type, ...rest } = { ...value, type: 'random' };
      expect((await generate(rest)).body).toEqual((await generate({ ...rest, type })).body);
    }
  });

  test.each([1, 2, 3, 4, 5, 10])('GENAPI-03: count %d', async (count) => {
    expect((await generate({ type: 'random', count })).body.colors).toHaveLength(count);
  });

  test.each(NO_COUNTS)('GENAPI-04: refuses count %j', async (count) => {
    const { status, body } = await generate({ type: 'random', count });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([
      { field: 'count', message: 'must be a whole number from 1 to 10' },
    ]);
  });

  test.each([
    ['complementary', [0, 180]],
    ['triadic', [0, 120, 240]],
    ['analogous', [0, 330, 30]],
    ['tetradic', [0, 90, 180, 270]],
  ])('GENAPI-06: %s holds the base and its partner hues', async (type, turns) => {
    const { body } = await generate({ type, baseColor: '#3B82F6', count: 5 });
    const hues = body.colors.map((color: string) => toHsl(parseHex(color)!).h);
    expect(body.colors).toContain('#3B82F6');
    for (const turn of turns) {
      const expected = (toHsl(parseHex('#3B82F6')!).h + turn) % 360;
      expect(Math.min(...hues.map((hue: number) => Math.abs(hue - expected)))).toBeLessThan(1.5);
    }
  });

  test('GENAPI-07: baseColor in lower case without #', async () => {
    const { body } = await generate({ type: 'triadic', baseColor: '3b82f6' });
    expect(body.colors).toContain('#3B82F6');
  });

  test.each(['blue', '#12345', '#38f', 5, null])(
    'GENAPI-08: refuses baseColor %j',
    async (baseColor) => {
      const { status, body } = await generate({ type: 'triadic', baseColor });
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ field: 'baseColor' }]);
    },
  );

  test.each(NO_TYPES)('GENAPI-09: refuses type %j', async (type) => {
    const { status, body } = await generate({ type });
    expect(status).toBe(400);
    expect(body.error).toContain('random, complementary, triadic, analogous, tetradic');
  });

  test.each(HARMONY_TYPES)('GENAPI-10: %s without a base', async (type) => {
    expect((await generate({ type })).body.colors).toHaveLength(5);
  });

  test('GENAPI-11: random answers vary; a seed repeats them', async () => {
    const [one, other] = [await generate({ type: 'random' }), await generate({ type: 'random' })];
    expect(one.body).not.toEqual(other.body);
    expect((await generate({ seed: 7 })).body).toEqual((await generate({ seed: '7' })).body);
  });

  test('a style draws other colors of the same seed; an unknown one is refused', async () => {
    const [usual, pastel] = [
      await generate({ seed: 7 }),
      await generate({ seed: 7, style: 'pastel' }),
    ];
    expect((await generate({ seed: 7, style: 'balanced' })).body).toEqual(usual.body);
    expect(pastel.body).not.toEqual(usual.body);
    const { status, body } = await generate({ style: 'sad' });
    expect(status).toBe(400);
    expect(body.details).toMatchObject([{ field: 'style' }]);
    expect(body.error).toContain('balanced, bright, muted, earthy, one-hue, pastel, dark');
  });

  test.each([
    ['any', 'balanced'],
    ['vivid', 'bright'],
    ['dark', 'dark'],
  ])(
    'the former character %s is the style %s, which counts where both are given',
    async (character, style) => {
      const { body } = await generate({ seed: 7, style });
      expect((await generate({ seed: 7, character })).body).toEqual(body);
      expect((await generate({ seed: 7, character: 'earthy', style })).body).toEqual(body);
    },
  );

  test('D31: turns the hue of a harmony in OKLCH where asked', async () => {
    const [base, seed] = ['#3B82F6', 7];
    const { body } = await generate({
      type: 'complementary',
      baseColor: base,
      space: 'oklch',
      seed,
    });
    const wanted = toOklch(parseHex(base)!).h - 180;
    const hues: number[] = body.colors.map((color: string) => toOklch(parseHex(color)!).h);
    expect(Math.min(...hues.map((hue) => Math.abs(hue - wanted)))).toBeLessThan(5);
    expect((await generate({ space: 'lab' })).body.details).toMatchObject([{ field: 'space' }]);
  });

  test('keeps locked colors in their places', async () => {
    const locked = [null, '#112233', null, 'aabbcc'];
    const { body } = await generate({ type: 'triadic', locked });
    expect(body.colors[1]).toBe('#112233');
    expect(body.colors[3]).toBe('#AABBCC');
    expect((await generate({ count: 3, locked })).body.details).toMatchObject([
      { field: 'locked' },
    ]);
    expect((await generate({ locked: [null, 'x'] })).body.details).toMatchObject([
      { field: 'locked.1' },
    ]);
  });
});

describe('colors of more than six digits', () => {
  const wide = { hex: '#FF0B0C', css: 'color(display-p3 1 0 0)', alpha: 0.5, name: 'Siren' };
  const blue = { hex: '#0000FF', css: 'color(rec2020 0 0.2 1)' };
  const shown = { seed: 'sea', count: 4 };

  test('come back whole, and the others are those of their hexes', async () => {
    const { body } = await generate({ ...shown, baseColor: blue, locked: [null, wide, '#112233'] });
    const base = body.colors.find(({ css }: { css?: string }) => css === blue.css);
    expect(base.hex).not.toBe(blue.hex);
    expect(body.colors.slice(1, 3)).toEqual([wide, '#112233']);
    const hexes = { baseColor: base.hex, locked: [null, wide.hex, '#112233'] };
    expect(body.colors.map((color: string | typeof wide) => Object(color).hex ?? color)).toEqual(
      (await generate({ ...shown, ...hexes })).body.colors,
    );
  });

  test('may be the base of a link', async () => {
    const query = new URLSearchParams({ baseColor: 'FF0B0C', css: wide.css });
    const { body } = await callJson(app, 'GET', `/api/palettes/generate?${query}`);
    expect(body.colors).toContainEqual({ hex: wide.hex, css: wide.css });
    const { status, body: refused } = await callJson(
      app,
      'GET',
      `/api/palettes/generate?css=${encodeURIComponent(wide.css)}`,
    );
    expect([status, refused.details[0].field]).toEqual([400, 'css']);
  });

  test.each([
    [{ hex: '#FF0B0C', css: 'var(--x)' }, 'locked.1.css'],
    [{ css: wide.css }, 'locked.1.hex'],
    [{ ...wide, alpha: 2 }, 'locked.1.alpha'],
    [7, 'locked.1'],
  ])('are refused by place: %j', async (color, field) => {
    const { status, body } = await generate({ locked: [null, color] });
    expect([status, body.details[0].field]).toEqual([400, field]);
  });
});

describe('GET /api/v1/palettes/generate', () => {
  const get = (query: string) => callJson(app, 'GET', `/api/v1/palettes/generate${query}`);

  test('V1API-01: answers colors without a token, and no cache keeps them', async () => {
    const { status, headers, body } = await get('');
    expect(status).toBe(200);
    expect(body.colors).toHaveLength(5);
    for (const color of body.colors) expect(color).toMatch(HEX);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('V1API-02: type, baseColor, count and seed work as in the POST form', async () => {
    const { body } = await get(
      '?type=triadic&style=dark&space=oklch&baseColor=3b82f6&count=3&seed=7',
    );
    const request = {
      type: 'triadic',
      style: 'dark',
      space: 'oklch',
      baseColor: '#3B82F6',
      count: 3,
      seed: '7',
    };
    expect(body).toEqual((await generate(request)).body);
    expect(body.colors).toHaveLength(3);
  });

  test.each(['5.5', 'abc', '0', '11', '', '5&count=6', '%00', 'NaN', 'Infinity'])(
    'V1API-03: refuses count=%s',
    async (count) => {
      const { status, body } = await get(`?count=${count}`);
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ field: 'count' }]);
    },
  );

  test.each(NO_TYPES)('V1API-03: refuses type=%s', async (type) => {
    expect((await get(`?type=${type}`)).status).toBe(400);
  });
});

describe('GET /api/palettes/mood/{mood}', () => {
  const get = (mood: string) => callJson(app, 'GET', `/api/palettes/mood/${mood}`);

  test.each([
    ['MOODAPI-01', 'calm'],
    ['MOODAPI-02', 'energetic'],
    ['MOODAPI-03', 'romantic'],
    ['MOODAPI-04', 'professional'],
    ['MOODAPI-05', 'warm'],
    ['MOODAPI-06', 'cool'],
    ['MOODAPI-07', 'vintage'],
    ['MOODAPI-08', 'modern'],
    ['MOODAPI-09', 'playful'],
    ['MOODAPI-10', 'luxury'],
    ['MOODAPI-11', 'nature'],
    ['MOODAPI-12', 'corporate'],
    ['MOODAPI-13', 'creative'],
    ['MOODAPI-14', 'elegant'],
    ['MOODAPI-15', 'tropical'],
    ['MOODAPI-16', 'autumn'],
  ])(
    '%s, MOODAPI-18: %s answers its name and 5 colors, whatever the time in the query',
    async (_id, mood) => {
      const { status, body } = await get(`${mood}?t=1700000000000`);
      expect(status).toBe(200);
      expect(body.mood).toBe(mood);
      expect(body.colors).toHaveLength(5);
      for (const color of body.colors) expect(color).toMatch(HEX);
    },
  );

  test.each([
    'angry',
    'CALM',
    'constructor',
    '__proto__',
    '%00',
    '%2e%2e',
    'calm%2F',
    'a'.repeat(300),
  ])('MOODAPI-17: %s is unknown', async (mood) => {
    const { status, body } = await get(mood);
    expect(status).toBe(404);
    expect(body.error).toEqual(expect.any(String));
  });

  test('MOODAPI-19: each call answers a new palette', async () => {
    expect((await get('calm')).body).not.toEqual((await get('calm')).body);
  });
});
