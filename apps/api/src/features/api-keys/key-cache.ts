import type { ApiKeyScope } from '@swatchwork/contract';

import type { Account } from '../../plugins/guard/auth.ts';

/** A valid key and its owner. */
export type KeyOwner = { id: string; scope: ApiKeyScope; account: Account };

/** A key that another instance has revoked stays valid here for at most twice that long. */
const RENEWAL_MS = 2_500;
/** A key without use is evicted after so many renewals: half a minute. */
const MOST_UNUSED = 12;
const MOST_KEYS = 10_000;

/**
 * A cache of the keys in use. It holds the keys themselves, because hashing each would cost more
 * than the rest of a call's check. One query renews all of them: single queries for two hundred
 * keys took a tenth of the processor. Unused keys are evicted.
 *
 * @param readOwners Reads the owners of those keys that are valid; it also gets the keys that were
 *   used since the last time.
 */
export function createKeyCache(
  readOwners: (keys: string[], used: string[]) => Promise<Map<string, KeyOwner>>,
) {
  /** `unused` counts the renewals since the key was used. */
  let known = new Map<string, { owner: KeyOwner; unused: number }>();
  let timer: NodeJS.Timeout | undefined;
  let isRenewing = false;

  function invalidate(): void {
    known = new Map();
  }

  async function renew(): Promise<void> {
    const asked = known; // if the cache is invalidated meanwhile, this renews only the old map
    const used = [...asked].filter(([, { unused }]) => unused === 0).map(([key]) => key);
    for (const [key, entry] of asked) {
      entry.unused++;
      if (entry.unused > MOST_UNUSED) asked.delete(key);
    }
    if (asked.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const keys = [...asked.keys()];
    const owners = await readOwners(keys, used);
    for (const key of keys) {
      const [entry, owner] = [asked.get(key), owners.get(key)];
      if (entry && owner) entry.owner = owner;
      else asked.delete(key);
    }
  }

  function renewOrInvalidate(): void {
    if (isRenewing) {
      invalidate(); // the last renewal still runs, so the keys may be outdated
      return;
    }
    isRenewing = true;
    renew()
      .catch(invalidate) // the next caller's own query reports the error
      .finally(() => {
        isRenewing = false;
      });
  }

  return {
    get(key: string): KeyOwner | undefined {
      const entry = known.get(key);
      if (!entry) return undefined;
      entry.unused = 0;
      return entry.owner;
    },

    /** Adds a key that was just read. Beyond ten thousand keys the oldest is evicted. */
    add(key: string, owner: KeyOwner): void {
      if (known.size >= MOST_KEYS) known.delete(known.keys().next().value!);
      known.set(key, { owner, unused: 0 });
      timer ??= setInterval(renewOrInvalidate, RENEWAL_MS).unref();
    },

    invalidate,
  };
}
