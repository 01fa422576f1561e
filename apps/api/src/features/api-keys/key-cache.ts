import type { ApiKeyScope } from '@swatchwork/contract';

import type { Account } from '../../plugins/guard/auth.ts';

/** A key that holds, and whose it is. */
export type KeyOwner = { id: string; scope: ApiKeyScope; account: Account };

/** Twice that long, at most, a key that was revoked elsewhere is still known here. */
const RENEWAL_MS = 2_500;
/** Renewals that a key outlives though nobody uses it: half a minute. */
const MOST_UNUSED = 12;
const MOST_KEYS = 10_000;

/**
 * The keys in use, by themselves: a hash for each call would cost more than all else that is done
 * with it. All are read again together: a query for each of two hundred took a tenth of the
 * processor. Those that nobody uses any more are forgotten.
 *
 * @param readOwners The owners of those keys that hold; also told which were used since the last time.
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
    const asked = known; // what is forgotten meanwhile stays so
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
      invalidate(); // it takes so long that nobody knows whether they hold
      return;
    }
    isRenewing = true;
    renew()
      .catch(invalidate) // the next caller hears what is wrong
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

    /** Has just been read. Beyond ten thousand keys the oldest gives way. */
    add(key: string, owner: KeyOwner): void {
      if (known.size >= MOST_KEYS) known.delete(known.keys().next().value!);
      known.set(key, { owner, unused: 0 });
      timer ??= setInterval(renewOrInvalidate, RENEWAL_MS).unref();
    },

    invalidate,
  };
}
