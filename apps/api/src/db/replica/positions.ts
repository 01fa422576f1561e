import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

import type { WalPosition } from './server-state.ts';

/** After that a replica has replayed the position, or is left out for its lag. */
const LIFETIME_S = 60;
const MOST_IN_MEMORY = 50_000;
const PREFIX = 'swatchwork:position:';

/** Keeps the greater of two positions: two instances may tell theirs in either order. */
const REMEMBER = `for _, key in ipairs(KEYS) do
  local known = tonumber(redis.call('get', key) or '0')
  if tonumber(ARGV[1]) > known then redis.call('set', key, ARGV[1], 'ex', ARGV[2]) end
end`;

/** Positions of the last writes, by keys of those who have to see them. */
export interface Positions {
  remember(keys: string[], position: WalPosition): Promise<void>;
  /** The latest of several keys; 0 if none has written, `Infinity` if that cannot be told. */
  latest(keys: string[]): Promise<WalPosition>;
}

/**
 * Remembers positions for a minute, in this instance and, with Redis, for all instances.
 *
 * In memory their number is bounded: once one had to be evicted, all readers need it.
 */
export function createPositions(redis: Redis | undefined): Positions {
  let floor: WalPosition = 0;
  const own = new LRUCache<string, WalPosition>({
    max: MOST_IN_MEMORY,
    ttl: LIFETIME_S * 1000,
    dispose(position, _key, reason) {
      if (reason === 'evict') floor = Math.max(floor, position);
    },
  });
  const nameOf = (key: string) => PREFIX + key;

  return {
    async remember(keys, position) {
      for (const key of keys) own.set(key, Math.max(position, own.get(key) ?? 0));
      const names = keys.map(nameOf);
      await redis?.eval(REMEMBER, names.length, ...names, String(position), LIFETIME_S);
    },
    async latest(keys) {
      const here = keys.map((key) => own.get(key) ?? 0);
      const everywhere = await redis?.mget(keys.map(nameOf)).catch(() => ['Infinity']);
      return Math.max(floor, ...here, ...(everywhere ?? []).map(Number));
    },
  };
}
