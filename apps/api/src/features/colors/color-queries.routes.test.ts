import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
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

describe.each([
  '/api/colors/convert?hex=3b82f6',
  '/api/v1/colors/convert?hex=%233b82f6',
  '/api/v1/colors/harmonies?hex=3b82f6&type=triadic',
  '/api/v1/colors/contrast?foreground=777777&background=ffffff',
  '/api/v1/colors/names?hex=3b82f6&limit=3',
  '/api/v1/colors/scale?hex=3b82f6&type=ramp',
  '/api/v1/colors/contrast/fix?text=94a3b8&background=ffffff',
  '/api/v1/colors/matrix?colors=3b82f6-fbbf24',
  '/api/v1/colors/vision?colors=3b82f6&type=protan',
  '/api/v1/colors/mix?a=3b82f6&b=fbbf24',
  '/api/v1/colors/gradient?colors=3b82f6-fbbf24',
])('%s', (url) => {
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
    const { statusCode, headers } = await app.inject(
      `${url}x&hex=x&colors=x&a=x&text=x&foreground=x`,
    );
    expect(statusCode).toBe(400);
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('cache-control');
  });
});
