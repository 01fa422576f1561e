import { ApiError } from './api-error.ts';
import type { CarryOut } from './request.ts';

/** How often a call is tried, and how long it may take. Times are in milliseconds. */
export type Patience = {
  /** Attempts after the first; 0 for none. Default: 2. */
  retries?: number | undefined;
  /**
   * Time limit of one attempt, which then fails with a `TimeoutError`; 0 for none. Default: 30,000.
   */
  timeoutMs?: number | undefined;
  /**
   * The longest wait before a retry. If the API asks for a longer one in `Retry-After`, the call
   * rejects at once, and the error says how long. Default: 30,000.
   */
  maxWaitMs?: number | undefined;
};

const FIRST_WAIT_MS = 500;
const MOST_LATENESS_MS = 100; // after the time that `Retry-After` gives

/**
 * Retries calls that may succeed later: a call that was refused because of too many calls (429) or
 * for lack of room (503 `overloaded`), and, if it changes nothing, any call that got 503 or no
 * answer. The wait is that of `Retry-After`, else it doubles with each attempt; a random part keeps
 * many clients from returning at the same moment.
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
