import { type ApiKey, LIMITS, type NewApiKey } from '@swatchwork/contract';
import { LRUCache } from 'lru-cache';

import { AppError } from '../../app-error.ts';
import type { Account } from '../../plugins/auth.ts';
import type { Soon } from '../../soon.ts';
import type { ApiKeyRow, createApiKeyRepository } from './api-keys.repository.ts';
import { createKey, hashKey, prefixOf } from './key-format.ts';

const MINUTE_MS = 60_000;
/** Together the five seconds within which a key that was revoked elsewhere is refused here. */
const REMEMBERED = { ttl: 4_000, ttlResolution: 1_000 }; // reading a clock costs a call 2% of its time
const MOST_REMEMBERED = 10_000;

/** A key that holds, and whose it is. */
export type KeyOwner = { id: string; account: Account };

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

/**
 * Keys of the public API. A key that was just used is remembered for five seconds, so that a busy
 * program costs no query with each call; revoking one works at once on the instance that is asked,
 * and within those five seconds on all others.
 */
export function createApiKeyService(repository: ReturnType<typeof createApiKeyRepository>) {
  /** By the keys themselves: a hash for each call would cost more than all else that is done here. */
  const remembered = new LRUCache<string, KeyOwner>({ max: MOST_REMEMBERED, ...REMEMBERED });
  /** Many calls at once with a key that is not remembered ask the database once. */
  const underWay = new Map<string, Promise<KeyOwner>>();

  async function find(key: string): Promise<KeyOwner> {
    const keyHash = hashKey(key);
    if (!keyHash) throw refusal('malformed: a key is sw_ and 43 letters, digits, - or _');
    const row = await repository.find(keyHash);
    if (!row) throw refusal('unknown');
    const { id, account, lastUsedAt, revokedAt } = row;
    if (revokedAt) throw refusal('revoked');
    const now = new Date();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    if (!lastUsedAt || lastUsedAt < minuteAgo) await repository.touch(id, now, minuteAgo);
    const owner = { id, account };
    remembered.set(key, owner);
    return owner;
  }

  return {
    async list(userId: string): Promise<ApiKey[]> {
      return (await repository.findAll(userId)).map(toApiKey);
    },

    /** Throws `conflict` when the account has as many keys as it may. */
    async create(userId: string, name: string): Promise<NewApiKey> {
      const key = createKey();
      const row = await repository.insert(
        { userId, name, prefix: prefixOf(key), keyHash: hashKey(key)! },
        LIMITS.apiKeys,
      );
      if (!row) {
        const message = `An account has at most ${LIMITS.apiKeys} API keys.`;
        throw new AppError('conflict', `${message} Please revoke one first.`);
      }
      return { ...toApiKey(row), key };
    },

    /** Throws `not_found`, also for keys of others: nobody learns that they exist. */
    async revoke(id: string, userId: string): Promise<void> {
      const held = await repository.revoke(id, userId);
      remembered.clear();
      if (!held) throw new AppError('not_found', 'You have no API key with this id');
    },

    /**
     * Whose key it is. Notes that it was used, at most once a minute.
     *
     * @throws {AppError} `unauthorized`, saying whether it is malformed, unknown or revoked.
     */
    identify(key: string): Soon<KeyOwner> {
      const known = remembered.get(key);
      if (known) return known;

      const asked = underWay.get(key) ?? find(key).finally(() => underWay.delete(key));
      underWay.set(key, asked);
      return asked;
    },

    /** After an account has changed its plan or is gone. */
    forget(): void {
      remembered.clear();
    },
  };
}

const refusal = (what: string) => new AppError('unauthorized', `This API key is ${what}`);

const toApiKey = ({ id, name, prefix, createdAt, lastUsedAt }: ApiKeyRow): ApiKey => ({
  id,
  name,
  prefix,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
