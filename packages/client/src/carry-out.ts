import { ApiError } from './api-error.ts';
import type { CarryOut } from './request.ts';

/** How often a call is tried, and how long it may take. Times are in milliseconds. */
export type Patience = {
  /** Attempts after the first; 0 for none. Default: 2. */
  retries?: number | undefined;
  /** After so long an attempt is given up, with a `TimeoutError`; 0 for never. Default: 30,000. */
  timeoutMs?: number | undefined;
  /**
   * The longest wait before another attempt. Where the API asks for a longer one in `Retry-After`,
   * the call rejects at once, and the error says how long. Default: 30,000.
   */
  maxWaitMs?: number | undefined;
};

const FIRST_WAIT_MS = 500;
const MOST_LATENESS_MS = 100; // after the time that the API asked for

/**
 * Tries again what is worth it: a call that was refused for being one of too many (429) or for lack
 * of room (503 `overloaded`), and, if it changes nothing, any that got 503 or no answer. Waits as
 * long as `Retry-After` says, else twice as long each time; by chance a little less or more, so
 * that many clients do not come back at once.
 */
export function createCarryOut(patience: Patience): CarryOut {
  const { retries = 2, timeoutMs = 30_000, maxWaitMs = 30_000 } = patience;

  return async (attempt, isSafe, signal) => {
    for (let failures = 0; ; failures++) {
      try {
        return await attempt(limit(signal, timeoutMs));
      } catch (error) {
        if (failures >= retries || signal?.aborted || !isWorthRepeating(error, isSafe)) throw error;
        const asked = error instanceof ApiError ? error.retryAfter : undefined;
        if (asked !== undefined && asked * 1000 > maxWaitMs) throw error;
        const random = 0.5 + Math.random() / 2;
        const backOff = random * Math.min(FIRST_WAIT_MS * 2 ** failures, maxWaitMs);
        await pause(
          asked === undefined ? backOff : asked * 1000 + random * MOST_LATENESS_MS,
          signal,
        );
      }
    }
  };
}

function limit(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal | undefined {
  if (timeoutMs === 0) return signal;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function isWorthRepeating(error: unknown, isSafe: boolean): boolean {
  if (error instanceof ApiError) {
    if (error.status === 429 || error.code === 'overloaded') return true; // nothing was done
    return isSafe && error.status === 503;
  }
  // What `fetch` throws when there is no answer, and what a time-out throws.
  return isSafe && (error instanceof TypeError || Object(error).name === 'TimeoutError');
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
