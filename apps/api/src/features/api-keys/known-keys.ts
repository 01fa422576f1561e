import type { Account } from '../../plugins/auth.ts';

/** A key that holds, and whose it is. */
export type KeyOwner = { id: string; account: Account };

/** Twice that long, at most, a key that was revoked elsewhere is still known here. */
const RENEWAL_MS = 2_500;
const MOST_KEYS = 10_000;

/**
 * The keys in use, by themselves: a hash for each call would cost more than all else that is done
 * with it. Those that were used since the last time are read again together: a query for each of two
 * hundred took a tenth of the processor. The others are forgotten.
 *
 * @param readOwners The owners of those keys that hold.
 */
export function createKnownKeys(readOwners: (keys: string[]) => Promise<Map<string, KeyOwner>>) {
  let known = new Map<string, { owner: KeyOwner; isUsed: boolean }>();
  let timer: NodeJS.Timeout | undefined;
  let isRenewing = false;

  function forget(): void {
    known = new Map();
  }

  async function renew(): Promise<void> {
    const asked = known; // what is forgotten meanwhile stays so
    for (const [key, entry] of asked) {
      if (!entry.isUsed) asked.delete(key);
      entry.isUsed = false;
    }
    const keys = [...asked.keys()];
    if (keys.length === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    const owners = await readOwners(keys);
    for (const key of keys) {
      const [entry, owner] = [asked.get(key), owners.get(key)];
      if (entry && owner) entry.owner = owner;
      else asked.delete(key);
    }
  }

  function renewOrForget(): void {
    if (isRenewing) {
      forget(); // it takes so long that nobody knows whether they hold
      return;
    }
    isRenewing = true;
    renew()
      .catch(forget) // whoever asks next hears what is wrong
      .finally(() => {
        isRenewing = false;
      });
  }

  return {
    get(key: string): KeyOwner | undefined {
      const entry = known.get(key);
      if (!entry) return undefined;
      entry.isUsed = true;
      return entry.owner;
    },

    /** Has just been read. Beyond ten thousand keys the oldest gives way. */
    add(key: string, owner: KeyOwner): void {
      if (known.size >= MOST_KEYS) known.delete(known.keys().next().value!);
      known.set(key, { owner, isUsed: true });
      timer ??= setInterval(renewOrForget, RENEWAL_MS).unref();
    },

    forget,
  };
}
