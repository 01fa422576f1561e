import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';

import type { Dependency } from './plugins/health.ts';

const ANSWER_TIMEOUT_MS = 2_000;

/** What many machines share: limits and caches. Reconnects by itself; commands fail at once. */
export function connectRedis(url: string, log: BaseLogger): Dependency {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: ANSWER_TIMEOUT_MS,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis'));
  return { ping: () => redis.ping(), close: async () => redis.disconnect() };
}
