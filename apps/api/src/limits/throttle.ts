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

/** Open windows that a counter holds, some 20 MB; beyond it new keys are refused. */
export const MOST_WINDOWS = 100_000;

type Window = { count: number; endsAt: number };

/**
 * Counts within this process: with a load balancer, each instance allows the full limit. A counter
 * that is full answers new keys as if they had used up any allowance: to forget an open window
 * instead would let its key begin anew.
 */
export function createMemoryCounter(): AttemptCounter {
  // One map for each length of windows, in which they end in the order in which they began.
  const windowsOf = new Map<number, Map<string, Window>>();

  const findWindows = (windowMs: number) => {
    const known = windowsOf.get(windowMs) ?? new Map<string, Window>();
    windowsOf.set(windowMs, known);
    return known;
  };

  /** Removes windows that have ended; answers how many are open, and when the next of them ends. */
  const countOpen = (now: number) => {
    let [open, soonest] = [0, Infinity];
    for (const windows of windowsOf.values()) {
      for (const [key, { endsAt }] of windows) {
        if (endsAt > now) {
          soonest = Math.min(soonest, endsAt);
          break;
        }
        windows.delete(key);
      }
      open += windows.size;
    }
    return { open, soonest };
  };

  return {
    async add(key, windowMs, times = 1) {
      const now = Date.now();
      const windows = findWindows(windowMs);
      const current = windows.get(key);
      if (current && current.endsAt > now) {
        current.count += times;
        // the system clock may have been set back
        current.endsAt = Math.min(current.endsAt, now + windowMs);
        return { ...current };
      }
      windows.delete(key);
      const { open, soonest } = countOpen(now);
      if (open >= MOST_WINDOWS) return { count: Number.MAX_SAFE_INTEGER, endsAt: soonest };
      const fresh = { count: times, endsAt: now + windowMs };
      windows.set(key, fresh);
      return { ...fresh };
    },
    async remove(key, windowMs, times = 1) {
      const windows = windowsOf.get(windowMs);
      const current = windows?.get(key);
      if (!current) return;
      current.count -= times;
      if (current.count <= 0) windows?.delete(key);
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
 * attempt that one allowance refuses does not count for the others: those behind it are shared with
 * other callers, and those before it may be of accounts that somebody has made up, which would fill
 * the counter.
 *
 * @returns A function that takes the attempt back, for attempts that succeed.
 * @throws {AppError} `too_many_requests`, once an allowance is used up.
 */
export async function takeAttempt(
  counter: AttemptCounter,
  allowances: Allowance[],
): Promise<() => Promise<void>> {
  const takeBack = async (taken: Allowance[]) => {
    await Promise.all(taken.map(({ key, windowMs }) => counter.remove(key, windowMs)));
  };
  for (const [at, { key, most, windowMs }] of allowances.entries()) {
    const { count, endsAt } = await counter.add(key, windowMs);
    if (count <= most) continue;
    await takeBack(allowances.slice(0, at));
    const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
    throw new AppError(
      'too_many_requests',
      `Too many attempts. Please try again in ${Math.ceil(seconds / 60)} min.`,
      undefined,
      { retryAfterSeconds: seconds },
    );
  }
  return () => takeBack(allowances);
}
