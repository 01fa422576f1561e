import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { readConfig } from '../../config.ts';

let app: TestApp;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' }); // with limits, as the site runs
  app = await createTestApp({ config, database: await openTestDatabase() });
});
afterAll(() => app.close());

/** Registers as a page of the site does, which has far more than a hundred requests an hour. */
const register = (username: string, remoteAddress: string) =>
  app.inject({
    method: 'POST',
    url: '/api/auth/register',
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { username, email: 'ada@example.org', password: TEST_PASSWORD },
  });

test('an address registers a hundred times an hour, those refused as taken included', async () => {
  expect((await register('ada', '192.0.2.1')).statusCode).toBe(201);
  const others = await Promise.all(
    Array.from({ length: 100 }, (_, i) => register(`ada-${i}`, '192.0.2.1')),
  );
  const statuses = others.map(({ statusCode }) => statusCode).toSorted();
  expect(statuses).toEqual([...Array(99).fill(409), 429]);
  const refused = others.find(({ statusCode }) => statusCode === 429);
  expect(refused?.json()).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringMatching(/^Too many attempts/),
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3000);

  expect((await register('grace', '192.0.2.2')).statusCode).toBe(409);
});

test('an account asks twenty times an hour which names and addresses are taken', async () => {
  const person = { username: 'asker', email: 'asker@example.org', password: TEST_PASSWORD };
  const from = { remoteAddress: '192.0.2.3', headers: { 'sec-fetch-site': 'same-origin' } };
  const registered = await app.inject({
    ...from,
    method: 'POST',
    url: '/api/auth/register',
    payload: person,
  });
  const headers = { ...from.headers, authorization: `Bearer ${registered.json().token}` };
  const email = () =>
    app.inject({
      ...from,
      headers,
      method: 'POST',
      url: '/api/auth/email',
      payload: { email: 'ada@example.org', password: TEST_PASSWORD },
    });
  const name = (username: string) =>
    app.inject({ ...from, headers, method: 'PUT', url: '/api/auth/me', payload: { username } });

  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) statuses.push((await email()).statusCode);
  for (let i = 0; i < 10; i++) statuses.push((await name('ada')).statusCode);
  expect(statuses).toEqual(Array(20).fill(409));
  expect([(await email()).statusCode, (await name('ada')).statusCode]).toEqual([429, 429]);
  // Sending one's own name reveals nothing, so it is not counted.
  expect((await name('asker')).statusCode).toBe(200);
});
