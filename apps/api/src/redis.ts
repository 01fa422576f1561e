import { once } from 'node:events';

import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';

import type { Dependency } from './dependency.ts';

const ANSWER_TIMEOUT_MS = 2_000;

export type SharedRedis = Dependency & {
  client: Redis;
  /** Settles once the first connection is open, or has failed. */
  tried: Promise<unknown>;
};

/**
 * The state that instances share: limits and caches. The client reconnects by itself; commands fail
 * at once.
 */
export function connectRedis(url: string, log: BaseLogger): SharedRedis {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: ANSWER_TIMEOUT_MS,
  });
  let isLost = false; // logged once for each loss, however often connecting fails
  client.on('error', (error) => {
    if (!isLost) log.warn({ err: error }, 'Redis cannot be reached');
    isLost = true;
  });
  client.on('ready', () => {
    if (isLost) log.info('Redis is back');
    isLost = false;
  });
  return {
    client,
    tried: once(client, 'ready').catch(() => undefined),
    ping: () => client.ping(),
    close: async () => client.disconnect(),
  };
}
