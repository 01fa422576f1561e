import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { type AttemptCounter, createMemoryCounter } from './throttle.ts';

/** Makes the counter of one purpose; keys of different purposes never collide. */
export type Counters = (purpose: string) => AttemptCounter;

const RETRY_MS = 1_000;
const PROBE = 'swatchwork:probe';

/**
 * Counters of all limits. With Redis, all instances count together, exactly. While Redis is lost,
 * each instance counts in its own memory and no request waits for Redis; those counts are not
 * carried over. In memory the number of keys is bounded: see {@link createMemoryCounter}.
 *
 * @param onCountedAlone Called with each count that was made here because Redis was lost.
 */
export function createCounters(
  redis: Redis | undefined,
  log: FastifyBaseLogger,
  onCountedAlone?: () => void,
): Counters {
  if (!redis) return () => createMemoryCounter();
  const shared = whileReachable(redis, log, onCountedAlone);

  return (purpose) => {
    const own = createMemoryCounter();
    const count = async (key: string, windowMs: number, times: number) => {
      const place = `swatchwork:${purpose}:${key}`;
      const answers = await redis
        .multi()
        .set(place, 0, 'PX', windowMs, 'NX') // begins a window, where none is open
        .incrby(place, times)
        .pttl(place)
        .exec();
      const [, total = Number.NaN, left = Number.NaN] = (answers ?? []).map(([error, value]) => {
        if (error) throw error;
        return Number(value);
      });
      if (Number.isNaN(total + left)) throw new Error('Redis gave no count');
      return { count: total, endsAt: Date.now() + left };
    };

    return {
      add: (key, windowMs, times = 1) =>
        shared(
          () => count(key, windowMs, times),
          () => own.add(key, windowMs, times),
        ),
      remove: (key, windowMs, times = 1) =>
        shared(
          async () => {
            await count(key, windowMs, -times);
          },
          () => own.remove(key, windowMs, times),
        ),
    };
  };
}

/**
 * Calls the first function, or the second while Redis is lost; the log gets one line for each loss.
 * Redis is back when it accepts a write: a full Redis, or one that has become a replica, still
 * answers a ping.
 */
function whileReachable(redis: Redis, log: FastifyBaseLogger, onCountedAlone?: () => void) {
  let isLost = false;
  let nextTry = 0;

  const tryAgain = () => {
    if (Date.now() < nextTry) return;
    nextTry = Date.now() + RETRY_MS;
    redis.set(PROBE, '', 'PX', RETRY_MS).then(
      () => {
        isLost = false;
        log.info('Limits are counted in Redis again');
      },
      () => undefined, // still lost
    );
  };

  return async <Result>(inRedis: () => Promise<Result>, inMemory: () => Promise<Result>) => {
    if (isLost) {
      tryAgain();
      onCountedAlone?.();
      return inMemory();
    }
    try {
      return await inRedis();
    } catch (error) {
      if (!isLost) log.warn({ err: error }, 'Redis is lost: each instance counts limits by itself');
      isLost = true;
      onCountedAlone?.();
      return inMemory();
    }
  };
}
