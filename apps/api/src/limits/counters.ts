import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type AttemptCounter, createMemoryCounter } from './throttle.ts';

/** Makes the counter of one purpose; keys of different purposes never collide. */
export type Counters = (purpose: string) => AttemptCounter;

const RETRY_MS = 1_000;
const PROBE = 'swatchwork:probe';
// This module only counts; the caller compares with the limit.
const UNBOUNDED = Number.MAX_SAFE_INTEGER;

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
    const limiters = new Map<number, RateLimiterRedis>();
    const limiterOf = (windowMs: number) => {
      const known = limiters.get(windowMs);
      if (known) return known;
      const keyPrefix = `swatchwork:${purpose}`;
      const duration = Math.ceil(windowMs / 1000);
      const limiter = new RateLimiterRedis({
        storeClient: redis,
        keyPrefix,
        duration,
        points: UNBOUNDED,
      });
      limiters.set(windowMs, limiter);
      return limiter;
    };

    return {
      add: (key, windowMs, times) =>
        shared(
          async () => {
            const { consumedPoints, msBeforeNext } = await limiterOf(windowMs).penalty(key, times);
            return { count: consumedPoints, endsAt: Date.now() + msBeforeNext };
          },
          () => own.add(key, windowMs, times),
        ),
      remove: (key, windowMs, times) =>
        shared(
          async () => {
            await limiterOf(windowMs).reward(key, times);
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
