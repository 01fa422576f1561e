import { afterAll, expect, test } from 'vitest';

import { createTestApp } from '../../../testing/app.ts';

const app = await createTestApp();
afterAll(() => app.close());

const origin = 'https://example.org';

test('every answer of the API may be read by pages of any site, errors as well', async () => {
  for (const url of ['/api/openapi.json', '/api/v1/nowhere', '/api/v1/users/me']) {
    const { headers } = await app.inject({ url, headers: { origin } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-expose-headers']).toContain('ratelimit');
    // Without these headers, scripts of other sites could not page through a list.
    expect(headers['access-control-expose-headers']).toMatch(/\blink\b.*\bx-total-count\b/);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  }
});

test('what browsers ask beforehand is answered', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'OPTIONS',
    url: '/api/v1/colors/convert',
    headers: { origin, 'access-control-request-method': 'POST' },
  });
  expect(statusCode).toBe(204);
  expect(headers['access-control-allow-headers']).toContain('x-api-key');
});

test('an OPTIONS that asks for nothing is refused, and pages stay with their own site', async () => {
  const bare = await app.inject({ method: 'OPTIONS', url: '/api/v1/colors/convert' });
  expect(bare.statusCode).toBe(405);
  const { headers } = await app.inject({ url: '/healthz', headers: { origin } });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});
