import { type AddressInfo, connect } from 'node:net';

import { ErrorBody } from '@swatchwork/contract';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addErrorHandler } from './errors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CONVERT = '/api/colors/convert';

/** Sends a request, and checks what every error answer must have. */
async function refused(request: InjectOptions) {
  const answer = await app.inject(request);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.body).not.toMatch(/\/work|\.ts|node_modules|\n\s+at /);
  const body = ErrorBody.parse(answer.json());
  expect(body.requestId).toBe(answer.headers['x-request-id']);
  return { status: answer.statusCode, headers: answer.headers, ...body };
}

const json = (payload: string, url = CONVERT) =>
  refused({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });

describe('addresses', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/v1/nothing/7?x=1'],
    ['GET', '/api'],
    ['PUT', '/api/'],
    ['GET', '/api/colors/convert/'],
    ['GET', '/api/../api/nothing'],
    ['GET', `/api/${'a'.repeat(3000)}`],
  ] as const)('HTTPAPI-01, HTTPAPI-09, HTTPAPI-10: %s %s is unknown', async (method, url) => {
    expect(await refused({ method, url })).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('HTTPAPI-01: an unknown address is 404 whatever the body is', async () => {
    const headers = { 'content-type': 'text/csv' };
    const request = { method: 'POST' as const, url: '/api/nothing', payload: 'a,b', headers };
    expect((await refused(request)).status).toBe(404);
  });

  test.each([
    ['PUT', CONVERT, 'GET, HEAD, POST'],
    ['GET', '/api/palettes/export', 'POST'],
    ['DELETE', '/api/v1/palettes/generate', 'GET, HEAD, POST'],
    ['POST', '/api/palettes/mood/calm', 'GET, HEAD'],
  ] as const)('HTTPAPI-07: %s %s is not allowed, only %s', async (method, url, allow) => {
    const answer = await refused({ method, url });
    expect(answer).toMatchObject({ status: 405, code: 'method_not_allowed' });
    expect(answer.headers.allow).toBe(allow);
  });

  test.each(['/api/%', '/api/%zz', '/api/palettes/mood/%E0%A4', '/api/v1/palettes/mood/%ff'])(
    'HTTPAPI-08: %s is broken',
    async (url) => {
      expect(await refused({ method: 'GET', url })).toMatchObject({
        status: 400,
        code: 'invalid_url',
      });
    },
  );
});

describe('bodies', () => {
  test.each(['{', '{"hex":', 'nonsense', '\u0000', '{"hex":"#112233"}}', '[1,]'])(
    'HTTPAPI-02: %j is malformed JSON',
    async (payload) => {
      expect(await json(payload)).toMatchObject({ status: 400, code: 'invalid_json' });
    },
  );

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense', ';'])(
    'HTTPAPI-03: content type %s is refused',
    async (type) => {
      const headers = { 'content-type': type };
      const request = {
        method: 'POST' as const,
        url: CONVERT,
        payload: '{"hex":"#112233"}',
        headers,
      };
      expect(await refused(request)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    },
  );

  test('HTTPAPI-04: a body of 1 MB is refused, one just within the limit is read', async () => {
    expect(await json(JSON.stringify({ hex: 'x'.repeat(1e6) }))).toMatchObject({
      status: 413,
      code: 'payload_too_large',
    });
    expect((await json(JSON.stringify({ hex: 'x'.repeat(65_000) }))).status).toBe(400);
  });

  test.each(['null', '[]', '[{"hex":"#112233"}]', '"#112233"', '7', 'true'])(
    'HTTPAPI-05: %s is no object',
    async (payload) => {
      const { status, details } = await json(payload);
      expect(status).toBe(400);
      expect(details).toMatchObject([{ field: 'body', message: 'must be a JSON object' }]);
    },
  );

  test('HTTPAPI-06: an absent body is named', async () => {
    expect((await refused({ method: 'POST', url: CONVERT })).error).toBe(
      'body: must be a JSON object; received nothing',
    );
    expect((await json('')).status).toBe(400);
  });

  test.each([
    ['deep lists', `{"hex":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['deep objects', `${'{"hex":'.repeat(6000)}1${'}'.repeat(6000)}`],
    ['__proto__', '{"__proto__":{"hex":"#112233"}}'],
    ['constructor', '{"constructor":{"prototype":{"hex":"#112233"}}}'],
    ['a long text', JSON.stringify({ hex: '#'.repeat(60_000) })],
    ['NUL', '{"hex":"#11\\u00002233"}'],
    ['half a surrogate', '{"hex":"\\ud800"}'],
    ['a huge number', '{"hex":1e999}'],
  ])('HTTPAPI-11, HTTPAPI-12: %s is refused, and the server goes on', async (_name, payload) => {
    expect((await json(payload)).status).toBe(400);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  });

  test('the sentence names field, allowed values and what arrived, cut when long', async () => {
    const payload = JSON.stringify({ hex: '#112233', type: 'x'.repeat(500) });
    const { error, details } = await json(payload, '/api/colors/harmonies');
    expect(error).toMatch(
      /^type: must be one of complementary, triadic, analogous, tetradic; received "x{79}…$/,
    );
    expect(details?.[0]?.field).toBe('type');
  });
});

describe('headers', () => {
  test('HTTPAPI-09: a failure of our own is 500 without a word about its cause', async () => {
    const bare = Fastify();
    addErrorHandler(bare);
    bare.get('/broken', () => {
      throw new Error('password of /etc/secret');
    });
    const answer = await bare.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(ErrorBody.parse(answer.json())).toMatchObject({
      code: 'internal_error',
      error: 'Something went wrong on our side',
    });
  });

  test('every answer carries the security headers', async () => {
    const { headers } = await app.inject('/api/nothing');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  test('bytes that are no HTTP are answered in JSON', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end('NONSENSE\r\n\r\n');
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request/);
    expect(ErrorBody.parse(JSON.parse(answer.split('\r\n\r\n')[1]!)).code).toBe('bad_request');
  });
});

test('of ten thousand wrong entries twenty are named, and the others counted', async () => {
  const payload = { format: 'css', colors: Array(10_000).fill(5) };
  const { error, details } = await refused({
    method: 'POST',
    url: '/api/palettes/export',
    payload,
  });
  expect(details).toHaveLength(20);
  expect(details?.[19]).toEqual({
    field: 'colors.19',
    message: expect.stringMatching(/^must be a hex .*, or an object with hex/),
    received: '5',
  });
  expect(error).toMatch(/80 more like these\. 9900 further entries were not checked$/);
});
