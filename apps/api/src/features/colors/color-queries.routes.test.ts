import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { exampleCalls, loadDocument } from '../../../testing/document.ts';
import { get } from '../../../testing/requests/color-tools.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const post = (path: string, body: unknown) => callJson(app, 'POST', `/api/v1/colors/${path}`, body);

describe('the calls of colors.routes.ts as addresses', () => {
  test.each([
    ['convert', { hex: '#3B82F6' }],
    ['convert', { hex: '3b82f6' }],
    ['convert', { hex: 'rgb(59 130 246 / 50%)' }],
    ['convert', { hex: 'oklch(0.7 0.4 150)' }],
    ['harmonies', { hex: '#ff0000', type: 'tetradic' }],
    ['harmonies', { hex: 'ff0000', type: 'analogous' }],
    ['contrast', { foreground: '#777777', background: 'ffffff' }],
  ])('%s answers %j as the POST form does', async (path, fields) => {
    const { status, body } = await get(app, path, fields);
    expect(status).toBe(200);
    expect(body).toEqual((await post(path, fields)).body);
  });

  test.each([
    ['convert', {}],
    ['convert', { hex: '' }],
    ['convert', { hex: '#12' }],
    ['convert', { hex: 'x'.repeat(300) }],
    ['harmonies', { hex: '3b82f6' }],
    ['harmonies', { hex: '3b82f6', type: '__proto__' }],
    ['harmonies', { type: 'triadic' }],
    ['contrast', { foreground: '#000' }],
    ['contrast', { foreground: '000000', background: 'white' }],
  ])('%s refuses %j as the POST form does', async (path, fields) => {
    const { status, body } = await get(app, path, fields);
    expect(status).toBe(400);
    const { body: expected } = await post(path, fields);
    expect(body).toEqual({ ...expected, requestId: body.requestId });
  });

  test('a parameter that is there twice is refused', async () => {
    const answer = await app.inject('/api/v1/colors/convert?hex=3b82f6&hex=fbbf24');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toMatchObject([{ field: 'hex', received: 'a list of 2' }]);
  });
});

/** The first example of each call on colors that caches may store, and the same with what is no color. */
const STORED = (await loadDocument()).operations.flatMap((documented) => {
  const { name, path, operation } = documented;
  const [example] = exampleCalls(documented);
  if (!/^GET \/colors\//.test(name) || !(304 in operation.responses) || !example) return [];
  const urlWith = (write: (value: string) => string) => {
    const query = Object.entries(example.query).map(([key, value]) => [key, write(value)]);
    const url = path.replace(/\{(\w+)\}/g, (_, key) => write(example.params[key] ?? ''));
    return `/api/v1${url}?${new URLSearchParams(query)}`;
  };
  return [{ url: urlWith(String), wrong: urlWith(() => 'x') }];
});

describe.each([
  ...STORED,
  { url: '/api/colors/convert?hex=3b82f6', wrong: '/api/colors/convert?hex=x' },
  { url: '/api/v1/colors/convert?hex=%233b82f6', wrong: '/api/v1/colors/convert?hex=%23x' },
])('$url', ({ url, wrong }) => {
  test('may be kept for a day, by everybody', async () => {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect((await app.inject(url)).headers.etag).toBe(headers.etag);
  });

  test('is not sent again to those who have it', async () => {
    const { headers } = await app.inject(url);
    const etag = String(headers.etag);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const again = await app.inject({ method, url, headers: { 'if-none-match': known } });
        expect(again).toMatchObject({ statusCode: 304, body: '' });
        expect(again.headers).toMatchObject({ etag, 'cache-control': headers['cache-control'] });
        expect(again.headers).not.toHaveProperty('content-type');
      }
    }
    const other = await app.inject({ url, headers: { 'if-none-match': '"x"' } });
    expect(other.statusCode).toBe(200);
  });

  test('a refusal is not kept', async () => {
    const { statusCode, headers } = await app.inject(wrong);
    expect(statusCode).toBe(400);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('cache-control');
  });
});
