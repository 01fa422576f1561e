import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { startRedis } from '../../../../testing/servers.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../log/log.ts';
import { connectRedis } from '../redis.ts';
import { createCounters } from './counters.ts';
import type { AttemptCounter } from './throttle.ts';

const SILENT = pino({ level: 'silent' });
const CALL = '/api/v1/palettes/generate';

/** A Redis of this test's own, which the test may stop. */
async function openRedis() {
  const redis = await startRedis();
  if (!redis) throw new Error('Neither Valkey nor Redis is installed');
  onTestFinished(() => redis.stop());
  return redis;
}

/** One instance of the product on that Redis, with limits. */
async function openInstance(url: string, log = SILENT): Promise<TestApp> {
  const redis = connectRedis(url, log);
  await redis.tried;
  const config = readConfig({ NODE_ENV: 'test' });
  return createTestApp({ redis, config, log });
}

const leftOf = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/;r=(\d+);/.exec(String(headers.ratelimit))?.[1]);

// Without a server these are skipped and say so; where CI is `true` they fail instead.
const isSkipped = !process.env.TEST_REDIS_URL && process.env.CI !== 'true';

test.skipIf(isSkipped)('two instances on one Redis count together, exactly', async () => {
  const { url } = await openRedis();
  const instances = [await openInstance(url), await openInstance(url)];
  onTestFinished(async () => {
    for (const app of instances) await app.close();
  });

  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, i) => instances[i % 2]!.inject(CALL)),
  );
  const passed = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect([passed.length, refused.length]).toEqual([100, 50]);
  const left = passed.map(leftOf).sort((a, b) => a - b);
  expect(left).toEqual(Array.from({ length: 100 }, (_, i) => i));
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500);
});

const HOUR_MS = 3_600_000;

/**
 * Counts several attempts at once, through two counters that share their counts or through one
 * counter twice.
 */
async function countSeveral(one: AttemptCounter, other: AttemptCounter): Promise<void> {
  expect((await one.add('key', HOUR_MS, 600)).count).toBe(600);
  const { count, endsAt } = await other.add('key', HOUR_MS, 401);
  expect(count).toBe(1001);
  expect(endsAt).toBeGreaterThan(Date.now() + HOUR_MS / 2);
  await other.remove('key', HOUR_MS, 401);
  expect((await one.add('key', HOUR_MS)).count).toBe(601);
  expect((await one.add('another', HOUR_MS, 5)).count).toBe(5);
}

test('several are counted at once, and taken back', async () => {
  const counter = createCounters(undefined, SILENT)('test');
  await countSeveral(counter, counter);
});

if (!isSkipped) {
  test('several are counted at once by two instances on one Redis, and taken back', async () => {
    const { url } = await openRedis();
    const [one, other] = [connectRedis(url, SILENT), connectRedis(url, SILENT)];
    await Promise.all([one.tried, other.tried]);
    await countSeveral(
      createCounters(one.client, SILENT)('test'),
      createCounters(other.client, SILENT)('test'),
    );
    await Promise.all([one.close(), other.close()]);
  });
}

test.skipIf(isSkipped)(
  'when Redis is lost each counts by itself, says so once, and returns to it',
  { timeout: 60_000 },
  async () => {
    const redis = await openRedis();
    const stream = new PassThrough();
    const app = await openInstance(redis.url, createLog('info', stream));
    expect(leftOf(await app.inject(CALL))).toBe(99);
    expect(leftOf(await app.inject(CALL))).toBe(98);

    await redis.halt();
    const during = [];
    for (let i = 0; i < 110; i++) during.push(await app.inject(CALL));
    expect(during.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100);
    expect(during.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);

    await redis.resume();
    // The process is a new one without data, so its counts start at zero.
    await expect
      .poll(async () => (await app.inject(CALL)).statusCode, { timeout: 30_000, interval: 100 })
      .toBe(200);
    await app.close();

    stream.end();
    const lines = (await text(stream)).split('\n');
    const said = (what: string) => lines.filter((line) => line.includes(`"${what}"`)).length;
    expect(said('Redis is lost: each instance counts limits by itself')).toBe(1);
    expect(said('Limits are counted in Redis again')).toBe(1);
    expect(said('Redis cannot be reached')).toBeLessThanOrEqual(1);
  },
);

test.skipIf(isSkipped)(
  'a Redis that answers and takes no writes is lost until it does, and the log hears of it once',
  async () => {
    const { url } = await openRedis();
    const stream = new PassThrough();
    const redis = connectRedis(url, SILENT);
    await redis.tried;
    const { client } = redis;
    const counter = createCounters(client, createLog('info', stream))('test');
    expect((await counter.add('key', HOUR_MS, 5)).count).toBe(5);

    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    /** Counts once more, after the requests so far have been answered. */
    const count = async () => {
      vi.setSystemTime(Date.now() + 2_000);
      const { count: counted } = await counter.add('key', HOUR_MS);
      await client.ping();
      return counted;
    };
    await client.config('SET', 'maxmemory', '1');
    for (let alone = 1; alone <= 5; alone++) expect(await count()).toBe(alone);

    await client.config('SET', 'maxmemory', '0');
    expect(await count()).toBe(6); // still counted in memory: no request waits for the ping
    expect(await count()).toBe(6); // in Redis again
    await redis.close();

    stream.end();
    const lines = (await text(stream)).split('\n').filter((line) => line.includes('Redis'));
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'Redis is lost: each instance counts limits by itself',
      'Limits are counted in Redis again',
    ]);
  },
);
