import { Redis } from 'ioredis';
import type { BaseLogger } from 'pino';

/** What many machines share: limits and caches. Reconnects by itself; commands fail at once. */
export function connectRedis(url: string, log: BaseLogger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 2000,
  });
  redis.on('error', (error) => log.warn({ err: error }, 'redis'));
  return redis;
}
