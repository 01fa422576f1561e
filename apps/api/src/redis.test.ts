import { setTimeout } from 'node:timers/promises';

import { Redis } from 'ioredis';
import pino from 'pino';
import { expect, test } from 'vitest';

import { connectRedis } from './redis.ts';

const SERVER = process.env.TEST_REDIS_URL;
const log = pino({ level: 'silent' });

// Without a server the test is skipped and says so; where CI is `true` it fails instead.
test.skipIf(!SERVER && process.env.CI !== 'true')(
  `a live server answers, and again after it has hung up${SERVER ? '' : ' (needs TEST_REDIS_URL)'}`,
  async () => {
    if (!SERVER) throw new Error('TEST_REDIS_URL is not set, and in CI no test may be skipped');
    const redis = connectRedis(SERVER, log);
    await answers(redis.ping);

    const operator = new Redis(SERVER);
    await operator.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await answers(redis.ping);

    await redis.close();
    await expect(redis.ping()).rejects.toThrow();
    operator.disconnect();
  },
);

/** Commands fail at once while the client connects, so this retries until one succeeds. */
async function answers(ping: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const answer = await ping().catch(() => undefined);
    if (answer === 'PONG') return;
    await setTimeout(20);
  }
}
