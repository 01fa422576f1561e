import { RATE_LIMITS } from '@swatchwork/contract';

import { AppError } from '../app-error.ts';
import { toNetworkKey } from '../http/client-address.ts';

/** Counts attempts in windows of fixed length. */
export interface AttemptCounter {
  /**
   * Adds attempts of the key, 1 by default. Answers how many there are now, and when their window
   * ends.
   */
  add(key: string, windowMs: number, times?: number): Promise<{ count: number; endsAt: number }>;
  /** Takes attempts back, 1 by default. */
  remove(key: string, windowMs: number, times?: number): Promise<void>;
}

/** Windows that a counter holds, some 20 MB; beyond it the oldest are evicted. */
export const MOST_WINDOWS = 100_000;

/** Counts within this process: with a load balancer, each instance allows the full limit. */
export function createMemoryCounter(): AttemptCounter {
  const windows = new Map<string, { count: number; endsAt: number }>();

  /**
   * Evicts windows from the oldest on, up to the first that is still open. Where a counter has
   * windows of two lengths, an ended window behind a longer one stays until the longer one has
   * ended.
   */
  const evict = (now: number) => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < MOST_WINDOWS) break;
      windows.delete(key);
    }
  };

  return {
    async add(key, windowMs, times = 1) {
      const now = Date.now();
      const current = windows.get(key);
      if (current && current.endsAt > now) {
        current.count += times;
        // the system clock may have been set back
        current.endsAt = Math.min(current.endsAt, now + windowMs);
        return { ...current };
      }
      windows.delete(key);
      evict(now);
      const fresh = { count: times, endsAt: now + windowMs };
      windows.set(key, fresh);
      return { ...fresh };
    },
    async remove(key, _windowMs, times = 1) {
      const current = windows.get(key);
      if (current) current.count -= times;
    },
  };
}

/** An allowance: so many attempts of one key in so many milliseconds. */
export type Allowance = { key: string; most: number; windowMs: number };

/**
 * The allowance of a caller, and that of the wider IPv6 network around the caller: without the
 * second, a client with a network of 48 bits would count as 65,536 callers.
 *
 * @param caller As `toCallerKey` names it.
 */
export function ofCaller(
  what: string,
  caller: string,
  most: number,
  windowMs: number,
): Allowance[] {
  const network = toNetworkKey(caller);
  return [
    { key: what + caller, most, windowMs },
    ...(network === undefined
      ? []
      : [{ key: what + network, most: most * RATE_LIMITS.networkTimes, windowMs }]),
  ];
}

/**
 * Counts an attempt before it is made, so that of a thousand at once not all are the first. An
 * attempt that one allowance refuses does not count for the allowances behind it, which other
 * callers share.
 *
 * @returns A function that takes the attempt back, for attempts that succeed.
 * @throws {AppError} `too_many_requests`, once an allowance is used up.
 */
export async function takeAttempt(
  counter: AttemptCounter,
  allowances: Allowance[],
): Promise<() => Promise<void>> {
  for (const { key, most, windowMs } of allowances) {
    const { count, endsAt } = await counter.add(key, windowMs);
    if (count <= most) continue;
    const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError(
      'too_many_requests',
      `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} min.`,
      undefined,
      { retryAfterSeconds: seconds },
    );
  }
  return async () => {
    await Promise.all(allowances.map(({ key, windowMs }) => counter.remove(key, windowMs)));
  };
}
