import { BATCH, BatchAnswer, type Plan } from '@swatchwork/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestKey, signUp } from '../../../testing/accounts.ts';
import { callJson, createTestApp, databaseOf, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { readConfig } from '../../config.ts';
import { setPlan } from '../api-keys/plans.ts';

let app: TestApp;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on' });
  app = await createTestApp({ config, database: await openTestDatabase() });
});
afterAll(() => app.close());

async function createKey(plan: Plan): Promise<string> {
  const { token, user } = await signUp(app);
  await setPlan(databaseOf(app).db, user.id, plan);
  const headers = { 'sec-fetch-site': 'same-origin' };
  return createTestKey(app, token, { headers });
}

const send = (key: string | undefined, body: unknown) =>
  callJson(app, 'POST', '/api/v1/batch', body, key);

const CONVERT = { operation: 'convert', input: { hex: '#3B82F6' } };

describe('POST /api/v1/batch', () => {
  /** One good call and one bad call for each operation, with its single route. */
  const CALLS: [
    operation: keyof typeof BATCH,
    good: object,
    bad: object,
    method: 'GET' | 'POST',
    path: string,
  ][] = [
    ['convert', { hex: 'teal' }, { hex: 'x' }, 'POST', 'colors/convert'],
    ['names', { hex: '3b82f6', limit: '2' }, { hex: '3b82f6', limit: '0' }, 'GET', 'colors/names'],
    ['scale', { hex: '3b82f6', type: 'ramp' }, { hex: '3b82f6' }, 'GET', 'colors/scale'],
    ['harmonies', { hex: '3b82f6', type: 'triadic' }, {}, 'POST', 'colors/harmonies'],
    [
      'contrast',
      { foreground: '000000', background: '777777' },
      { foreground: 1 },
      'POST',
      'colors/contrast',
    ],
    [
      'fix',
      { text: '94a3b8', background: 'ffffff' },
      { text: '94a3b8', ratio: '0' },
      'GET',
      'colors/contrast/fix',
    ],
    ['matrix', { colors: '3b82f6-ffffff' }, { colors: '3b82f6' }, 'GET', 'colors/matrix'],
    [
      'vision',
      { colors: '3b82f6', type: 'tritan' },
      { colors: '3b82f6', type: 'x' },
      'GET',
      'colors/vision',
    ],
    [
      'mix',
      { a: '3b82f6', b: 'ffffff' },
      { a: '3b82f6', b: 'ffffff', weight: '' },
      'GET',
      'colors/mix',
    ],
    [
      'gradient',
      { colors: '3b82f6-ffffff' },
      { colors: '3b82f6-ffffff', space: '' },
      'GET',
      'colors/gradient',
    ],
    ['generate', { seed: 'a', baseColor: '3b82f6' }, { count: 11 }, 'POST', 'palettes/generate'],
    ['mood', { mood: 'calm' }, { mood: 'gloomy' }, 'GET', 'palettes/mood/:mood'],
    ['theme', { brands: ['teal'], parts: ['modes'] }, { brands: [] }, 'POST', 'themes'],
  ];

  async function callAlone(key: string, method: 'GET' | 'POST', path: string, input: object) {
    const fields = input as Record<string, string>;
    const filled = path.replace(/:(\w+)/, (_, name) => fields[name]!);
    const query = filled === path && method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
    const body = method === 'POST' ? input : undefined;
    const answer = await callJson(app, method, `/api/v1/${filled}${query}`, body, key);
    return { status: answer.status, body: answer.body };
  }

  test('each call is answered in order, just as if it were made alone, right or wrong', async () => {
    expect(CALLS.map(([operation]) => operation).sort()).toEqual(Object.keys(BATCH).sort());
    const key = await createKey('pro');
    const requests = CALLS.flatMap(([operation, good, bad]) => [
      { operation, input: good },
      { operation, input: bad },
    ]);
    const { status, body, headers } = await send(key, { requests });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    const { answers } = BatchAnswer.parse(body);
    expect(answers).toHaveLength(requests.length);

    for (const [i, [operation, good, bad, method, path]] of CALLS.entries()) {
      const alone = await callAlone(key, method, path, good);
      expect(alone.status).toBe(200);
      if (operation === 'mood') {
        expect(body.answers[2 * i]).toMatchObject({ status: 200, body: { mood: 'calm' } });
      } else expect(body.answers[2 * i]).toEqual(alone);
      const refused = await callAlone(key, method, path, bad);
      expect(refused.status).toBeGreaterThanOrEqual(400);
      refused.body.requestId = body.answers[2 * i + 1].body.requestId;
      expect(body.answers[2 * i + 1]).toEqual(refused);
    }
  });

  test('JSON may hold numbers as numbers and colors as a list', async () => {
    const key = await createKey('pro');
    const { body } = await send(key, {
      requests: [
        { operation: 'mix', input: { a: '000000', b: 'ffffff', weight: 25.5, space: 'srgb' } },
        { operation: 'matrix', input: { colors: ['#000000', '#FFFFFF'] } },
        { operation: 'names', input: { hex: '3b82f6', limit: null } },
        { operation: 'gradient', input: { colors: ['#000000', null] } },
      ],
    });
    expect(body.answers).toMatchObject([
      { status: 200, body: { color: '#414141', weight: 25.5 } },
      { status: 200, body: { pairs: [{ contrast: 21 }] } },
      { status: 400, body: { details: [{ field: 'limit', received: 'null' }] } },
      { status: 400, body: { details: [{ field: 'colors', received: 'a list of 2' }] } },
    ]);
  });

  test.each([
    [null, 'request', 'must be a JSON object', 'nothing'],
    [7, 'request', 'must be a JSON object', '7'],
    [[], 'request', 'must be a JSON object', 'a list of 0'],
    [{}, 'operation', /^must be one of convert, names/, 'nothing'],
    [{ operation: 'delete' }, 'operation', /^must be one of convert, names/, '"delete"'],
    [{ operation: '__proto__' }, 'operation', /^must be one of/, '"__proto__"'],
    [{ operation: 'constructor', input: {} }, 'operation', /^must be one of/, '"constructor"'],
    [{ operation: 'convert' }, 'input', 'must be a JSON object', 'nothing'],
    [{ operation: 'mood', input: 'calm' }, 'input', 'must be a JSON object', '"calm"'],
    [{ operation: 'convert', input: { hex: 7 } }, 'hex', /^must be a CSS color/, '7'],
  ])('the call %j is refused in its place alone', async (entry, field, message, received) => {
    const { status, body } = await send(await createKey('pro'), {
      requests: [CONVERT, entry, CONVERT],
    });
    expect(status).toBe(200);
    expect(body.answers.map((answer: { status: number }) => answer.status)).toEqual([
      200, 400, 200,
    ]);
    const [detail] = body.answers[1].body.details;
    expect(detail).toMatchObject({ field, received });
    expect(detail.message).toMatch(message);
  });

  test.each([
    [undefined, 'body'],
    [[], 'body'],
    [{}, 'requests'],
    [{ requests: null }, 'requests'],
    [{ requests: {} }, 'requests'],
    [{ requests: [] }, 'requests'],
  ])('the body %j is refused as a whole', async (payload, field) => {
    const { status, body } = await send(await createKey('pro'), payload);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', details: [{ field }] });
  });

  test('APIDOC-16: without a key 401, with one of the plan free 403', async () => {
    expect(await send(undefined, { requests: [CONVERT] })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
    expect(await send(await createKey('free'), { requests: [CONVERT] })).toMatchObject({
      status: 403,
      body: { code: 'plan_required' },
    });
  });
});

describe('the size of a batch', () => {
  test('1,000 calls are answered, however long each is; 1,001 are 413', async () => {
    const key = await createKey('enterprise');
    const long = { operation: 'convert', input: { hex: `/*${'é'.repeat(180)}*/#3B82F6` } };
    const { status, body } = await send(key, { requests: Array(1000).fill(long) });
    expect(status).toBe(200);
    expect(body.answers).toHaveLength(1000);
    expect(body.answers[999]).toMatchObject({ status: 200, body: { hex: '#3B82F6' } });

    expect(await send(key, { requests: Array(1001).fill(CONVERT) })).toMatchObject({
      status: 413,
      body: {
        code: 'payload_too_large',
        details: [
          {
            field: 'requests',
            message: 'must have at most 1000 entries',
            received: 'a list of 1001',
          },
        ],
      },
    });
  });

  test('a body that no 1,000 calls fill is 413 before it is read', async () => {
    const requests = [{ operation: 'convert', input: { hex: 'x'.repeat(1024 * 1024) } }];
    const { status, body } = await send(await createKey('pro'), { requests });
    expect(status).toBe(413);
    expect(body.code).toBe('payload_too_large');
  });
});

describe('limits', () => {
  const left = ({ headers }: { headers: Record<string, unknown> }) =>
    Number(/;r=(\d+);/.exec(String(headers.ratelimit))?.[1]);

  test('APIDOC-15: each call of a batch counts as one request', async () => {
    const key = await createKey('pro');
    expect(left(await send(key, { requests: [CONVERT] }))).toBe(9999);
    expect(left(await send(key, { requests: Array(998).fill(CONVERT) }))).toBe(9001);
    expect(left(await callJson(app, 'POST', '/api/v1/colors/convert', CONVERT.input, key))).toBe(
      9000,
    );
  });

  test('a batch for which too few are left is refused whole, and costs one', async () => {
    const key = await createKey('pro');
    for (let i = 0; i < 9; i++) await send(key, { requests: Array(1000).fill(CONVERT) });
    expect(left(await send(key, { requests: Array(600).fill(CONVERT) }))).toBe(400);

    const refused = await send(key, { requests: Array(401).fill(CONVERT) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.body.error).toMatch(
      /^Too many requests: the batch has 400 calls, and 399 requests are left\. Please send fewer, or try again in (59|60) minutes\.$/,
    );
    expect(left(refused)).toBe(399);
    const fitting = await send(key, { requests: Array(399).fill(CONVERT) });
    expect(fitting.status).toBe(200);
    expect(left(fitting)).toBe(0);
    expect((await send(key, { requests: [CONVERT] })).status).toBe(429);
  });

  test('a key of the plan enterprise has no limit', async () => {
    const { status, headers } = await send(await createKey('enterprise'), {
      requests: Array(1000).fill(CONVERT),
    });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('ratelimit');
  });
});
