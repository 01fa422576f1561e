import { LIMITS } from '@swatchwork/contract';

import type { Account } from '../plugins/guard/auth.ts';
import { type AttemptCounter, takeAttempt } from './throttle.ts';

const MINUTE_MS = 60_000;

/** Counts a save of an account; throws `too_many_requests` beyond the limit. */
export type CountSave = (account: Account) => Promise<void>;

/**
 * Limits saving: a person saves a few palettes and themes a minute; a program that would fill the
 * public lists has to wait. Larger plans are limited only by their requests an hour.
 *
 * @param isLimited False for tests, which save hundreds.
 * @param most Saves a minute.
 */
export function createSaveLimit(
  counter: AttemptCounter,
  isLimited: boolean,
  most: number = LIMITS.savesPerMinute,
): CountSave {
  return async ({ id, plan }) => {
    if (!isLimited || plan !== 'free') return;
    const key = `save:${id}`;
    await takeAttempt(counter, [{ key, most, windowMs: MINUTE_MS }]);
  };
}
