import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { startRedis } from '../../../../../testing/servers.ts';
import { connectRedis } from '../../redis.ts';
import { createPositions } from './positions.ts';

test('a position is remembered for each of its keys, and the latest counts', async () => {
  const positions = createPositions(undefined);
  await positions.remember(['session', 'address'], 20);
  await positions.remember(['address'], 30);
  await positions.remember(['address'], 10);
  expect(await positions.latest(['session'])).toBe(20);
  expect(await positions.latest(['session', 'address'])).toBe(30);
  expect(await positions.latest(['another'])).toBe(0);
});

test('once a position had to be evicted, all readers need it', async () => {
  const positions = createPositions(undefined);
  await positions.remember(['first'], 20);
  await positions.remember(
    Array.from({ length: 50_000 }, (_, key) => `key ${key}`),
    10,
  );
  expect(await positions.latest(['first'])).toBe(20);
  expect(await positions.latest(['another'])).toBe(20);
});

// Without a server this is skipped and says so; where CI is `true` it fails instead.
const isSkipped = !process.env.TEST_REDIS_URL && process.env.CI !== 'true';

test.skipIf(isSkipped)('instances share them; without Redis only the primary will do', async () => {
  const server = await startRedis();
  if (!server) throw new Error('Neither Valkey nor Redis is installed');
  onTestFinished(() => server.stop());
  const redis = [connectRedis(server.url, silent), connectRedis(server.url, silent)];
  onTestFinished(async () => void (await Promise.all(redis.map(({ close }) => close()))));
  await Promise.all(redis.map(({ tried }) => tried));
  const [one, other] = redis.map(({ client }) => createPositions(client));

  await one!.remember(['session'], 30);
  await other!.remember(['session'], 20);
  expect(await other!.latest(['session'])).toBe(30);
  await one!.remember(['unknown'], Number.POSITIVE_INFINITY);
  expect(await other!.latest(['unknown'])).toBe(Number.POSITIVE_INFINITY);

  await server.halt();
  await expect(one!.remember(['session'], 40)).rejects.toThrow();
  expect(await one!.latest(['session'])).toBe(Number.POSITIVE_INFINITY);
});

const silent = pino({ level: 'silent' });
