import type { Plan } from '@swatchwork/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestKey, signUp } from '../../../testing/accounts.ts';
import { createTestApp, databaseOf, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { readConfig } from '../../config.ts';
import { setPlan } from '../../features/api-keys/plans.ts';
import { createInMemoryFetch } from '../../http/in-memory-fetch.ts';

let app: TestApp;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  app = await createTestApp({ config, database: await openTestDatabase() });
});
afterAll(() => app.close());

let last = 0;
const newAddress = () => `192.0.2.${++last}`;

type Headers = Record<string, string>;

/** One call from an address, as a proxy in front would pass it on. */
const call = (address: string, headers: Headers = {}, url = '/api/v1/palettes/generate') =>
  app.inject({ url, headers: { 'x-forwarded-for': address, ...headers } });

/** Uses up a limit; answers the calls within it, and the first refusal after it. */
async function callTimes(times: number, address: string, headers: Headers = {}) {
  const statuses = new Set<number>();
  for (let i = 0; i < times; i++) statuses.add((await call(address, headers)).statusCode);
  return { statuses: [...statuses], next: await call(address, headers) };
}

async function createKey(plan: Plan): Promise<string> {
  const { token, user } = await signUp(app);
  await setPlan(databaseOf(app).db, user.id, plan);
  const headers = { 'sec-fetch-site': 'same-origin' };
  return createTestKey(app, token, { headers });
}

describe('without a key', () => {
  test('APIDOC-15: an address makes 100 requests an hour; the next is refused in plain words', async () => {
    const address = newAddress();
    const { statuses, next } = await callTimes(100, address);
    expect(statuses).toEqual([200]);
    expect(next.statusCode).toBe(429);
    const wait = Number(next.headers['retry-after']);
    expect(wait).toBeGreaterThan(3500);
    expect(wait).toBeLessThanOrEqual(3600);
    expect(next.json()).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringMatching(
        /^Too many requests: 100 an hour are allowed\. Please try again in (59|60) minutes/,
      ),
    });
    expect(next.headers.ratelimit).toBe(`"free";r=0;t=${wait}`);
    expect((await call(newAddress())).statusCode).toBe(200);
  });

  test('every answer of the API tells what is left, refusals as well', async () => {
    const address = newAddress();
    const left = [];
    for (const url of [
      '/api/v1/palettes/generate',
      '/api/palettes/generate?count=x',
      '/api/v1/nothing',
      '/api/user/colors',
      '/api/openapi.json',
    ]) {
      const { headers } = await call(address, {}, url);
      expect(headers['ratelimit-policy']).toBe('"free";q=100;w=3600');
      left.push(/^"free";r=(\d+);t=(3599|3600)$/.exec(String(headers.ratelimit))?.[1]);
    }
    expect(left).toEqual(['99', '98', '97', '96', '95']);
  });

  test('a HEAD counts once', async () => {
    const headers = { 'x-forwarded-for': newAddress() };
    const answer = await app.inject({ method: 'HEAD', url: '/api/v1/palettes/generate', headers });
    expect(answer.headers.ratelimit).toContain('r=99;');
  });

  test('addresses of one IPv6 network of 64 bits count together', async () => {
    await call('2001:db8:1:2::1');
    const { headers } = await call('2001:db8:1:2:ffff::9');
    expect(headers.ratelimit).toContain('r=98;');
    expect((await call('2001:db8:1:3::1')).headers.ratelimit).toContain('r=99;');
  });

  test('networks of 64 bits share what one of 48 bits may: 3,200 requests an hour', async () => {
    for (let i = 0; i < 32; i++) {
      const { statuses } = await callTimes(99, `2001:db8:7:${i}::1`);
      expect(statuses).toEqual([200]);
    }
    const { statusCode, headers } = await call('2001:db8:7:99::1');
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.any(String)]);
    expect((await call('2001:db8:8:99::1')).statusCode).toBe(200);
  });

  test('keys that do not hold count for the address', async () => {
    const address = newAddress();
    const bad = { 'x-api-key': `sw_${'x'.repeat(43)}` };
    const { statuses, next } = await callTimes(100, address, bad);
    expect([statuses, next.statusCode]).toEqual([[401], 429]);
  });
});

describe('with a key', () => {
  test('APIDOC-15: free has 100 an hour of its own, wherever it calls from', async () => {
    const key = { authorization: `Bearer ${await createKey('free')}` };
    const { statuses } = await callTimes(49, newAddress(), key);
    expect(statuses).toEqual([200]);
    const { statuses: later, next } = await callTimes(50, newAddress(), key);
    expect([later, next.statusCode]).toEqual([[200], 429]);
  });

  test('APIDOC-15: pro has 10,000 an hour', async () => {
    const { headers } = await call(newAddress(), { 'x-api-key': await createKey('pro') });
    expect(headers['ratelimit-policy']).toBe('"pro";q=10000;w=3600');
    expect(headers.ratelimit).toMatch(/^"pro";r=9999;t=3(599|600)$/);
  });

  test('APIDOC-15: enterprise has no limit', async () => {
    const key = { 'x-api-key': await createKey('enterprise') };
    const { statuses, next } = await callTimes(101, newAddress(), key);
    expect([statuses, next.statusCode]).toEqual([[200], 200]);
    expect(next.headers.ratelimit).toBeUndefined();
  });

  test('a page that tries a key uses that of the key', async () => {
    const headers = { 'x-api-key': await createKey('free'), 'sec-fetch-site': 'same-origin' };
    expect((await call(newAddress(), headers)).headers.ratelimit).toContain('"free";r=99;');
  });
});

describe('pages of the site', () => {
  const page = { 'sec-fetch-site': 'same-origin' };

  test('have 1,200 requests a minute and address, apart from the hourly ones', async () => {
    const address = newAddress();
    const { statuses, next } = await callTimes(1200, address, page);
    expect(statuses).toEqual([200]);
    expect(next.statusCode).toBe(429);
    expect(next.headers['ratelimit-policy']).toBe('"pages";q=1200;w=60');
    expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await call(address)).headers.ratelimit).toContain('"free";r=99;');
  });

  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 'pages'],
    [{ 'sec-fetch-site': 'same-site' }, 'free'],
    [{ 'sec-fetch-site': 'cross-site', referer: 'http://localhost:80/' }, 'free'],
    [{ host: 'here.test', referer: 'http://here.test/explore' }, 'pages'],
    [{ host: 'here.test', origin: 'http://here.test' }, 'pages'],
    [{ host: 'here.test', origin: 'http://here.test.evil' }, 'free'],
    [{ host: 'here.test', origin: 'https://here.test' }, 'free'],
    [{}, 'free'],
  ])('%j counts as %s', async (headers, expected) => {
    const answer = await call(newAddress(), headers);
    expect(answer.headers['ratelimit-policy']).toContain(`"${expected}"`);
  });
});

describe('never limited', () => {
  test('what the server asks itself to render a page', async () => {
    const fetch = createInMemoryFetch(app, newAddress());
    for (let i = 0; i < 101; i++) {
      const { status, headers } = await fetch('/api/palettes/generate');
      expect([status, headers.get('ratelimit')]).toEqual([200, null]);
    }
  });

  test('nobody outside passes for the server', async () => {
    const { headers } = await call(newAddress(), { 'x-in-memory': 'true' });
    expect(headers.ratelimit).toBeDefined();
  });

  test.each(['/healthz', '/readyz'])('%s', async (url) => {
    const address = newAddress();
    for (let i = 0; i < 101; i++) await call(address, {}, url);
    const { statusCode, headers } = await call(address, {}, url);
    expect([statusCode, headers.ratelimit]).toEqual([200, undefined]);
  });

  test('anything, with RATE_LIMIT=off', async () => {
    const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
    const free = await createTestApp({ config });
    for (let i = 0; i < 101; i++) await free.inject('/api/palettes/generate');
    const { statusCode, headers } = await free.inject('/api/palettes/generate');
    expect([statusCode, headers.ratelimit]).toEqual([200, undefined]);
    await free.close();
  });
});
