import { ErrorBody } from '@swatchwork/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const PATHS = [
  '/api/colors/convert',
  '/api/v1/colors/harmonies',
  '/api/colors/contrast',
  '/api/palettes/generate',
  '/api/v1/palettes/mood/calm',
  '/api/openapi.json',
  '/api',
];
const FIELDS = ['hex', 'type', 'foreground', 'background', 'baseColor', 'count', 'locked', 'seed'];
const VALUES = ['#3B82F6', 'triadic', 5, null, '__proto__', Number.MAX_SAFE_INTEGER];

const value = fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue());
const likelyBody = fc
  .dictionary(fc.constantFrom(...FIELDS), value)
  .map((body) => JSON.stringify(body));
const token = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);

const request: fc.Arbitrary<InjectOptions> = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
  url: fc.oneof(
    fc.constantFrom(...PATHS),
    fc.tuple(fc.constantFrom(...PATHS), token).map(([path, tail]) => `${path}/${tail}`),
    fc
      .tuple(fc.constantFrom(...PATHS), fc.constantFrom(...FIELDS), token)
      .map(([path, field, text]) => `${path}?${field}=${text}`),
  ),
  headers: fc.record(
    {
      'content-type': fc.oneof(fc.constantFrom('application/json', 'text/plain'), token),
      accept: token,
      authorization: token,
      'x-request-id': token,
    },
    { requiredKeys: [] },
  ),
  payload: fc.oneof(likelyBody, fc.json(), fc.string({ unit: 'binary' })),
});

test('HTTPAPI-09, HTTPAPI-10, HTTPAPI-11: whatever is sent, the answer is JSON and no failure of ours', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (options) => {
      const answer = await app.inject(options);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.headers['content-type']).toContain('application/json');
      if (answer.statusCode >= 400 && options.method !== 'HEAD') {
        expect(ErrorBody.parse(answer.json()).requestId).toBe(answer.headers['x-request-id']);
      }
    }),
    { numRuns: 2000 },
  );
});
