import * as contract from '@swatchwork/contract';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';
import { ATTEMPT_LIMITS } from '../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../limits/throttle.ts';
import { type AccountService, wrongPassword } from '../accounts/accounts.service.ts';
import type { ApiKeyRow, createApiKeyRepository } from './api-keys.repository.ts';
import { createKeyCache, type KeyOwner } from './key-cache.ts';
import { createKey, hashKey, prefixOf } from './key-format.ts';

const MINUTE_MS = 60_000;

const { unknownKeys } = ATTEMPT_LIMITS;
/** The most unknown keys in the cache; a hash takes some 200 bytes. */
const MOST_REMEMBERED = 10_000;

type Parts = {
  repository: ReturnType<typeof createApiKeyRepository>;
  confirmPassword: AccountService['confirmPassword'];
  attempts: AttemptCounter;
  /** False for tests and benchmarks. */
  isLimited: boolean;
};

export type ApiKeyService = ReturnType<typeof createApiKeyService>;

/**
 * Keys of the public API. Keys in use are cached for five seconds, so that a busy program costs no
 * query with each call; revoking one takes effect at once on the instance of the request, and
 * within those five seconds on all others.
 */
export function createApiKeyService(parts: Parts) {
  const { repository, confirmPassword, attempts, isLimited } = parts;
  const cache = createKeyCache(async (keys, used) => {
    const held = [...(await read(keys, used))].filter(([, { revokedAt }]) => !revokedAt);
    return new Map(held.map(([key, row]) => [key, toOwner(row)]));
  });
  /**
   * Unknown keys, by hash. An unknown key stays unknown: keys are random, so a guessed key is never
   * created later.
   */
  const unknown = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: unknownKeys.windowMs });
  /** Simultaneous calls with a key that is not cached share one query. */
  let underWay = new Map<string, Promise<KeyOwner>>();

  /**
   * Clears the cache. Queries in progress may be outdated, so their results are neither shared nor
   * cached.
   */
  function invalidate(): void {
    cache.invalidate();
    underWay = new Map();
  }

  /** Reads keys from the database. Notes the use of those in `used`, at most once a minute. */
  async function read(keys: string[], used: string[]) {
    const byHash = new Map(keys.map((key) => [hashKey(key)!, key]));
    const rows = await repository.find([...byHash.keys()]);
    const now = new Date();
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    const found = new Map(rows.map((row) => [byHash.get(row.keyHash)!, row]));
    const due = used
      .map((key) => found.get(key))
      .filter((row) => row && !row.revokedAt && !(row.lastUsedAt && row.lastUsedAt >= minuteAgo))
      .map((row) => row!.id);
    if (due.length > 0) await repository.touch(due, now, minuteAgo);
    return found;
  }

  /**
   * Counts a key that is not cached for the address, before the query; the count is taken back if
   * the key exists.
   */
  const tryKey = async (caller: string) =>
    isLimited
      ? takeAttempt(
          attempts,
          ofCaller('unknown ', caller, unknownKeys.ofAddress, unknownKeys.windowMs),
        )
      : undefined;

  async function find(key: string, caller: string): Promise<KeyOwner> {
    const keyHash = hashKey(key);
    if (!keyHash) throw refusal('malformed: a key is sw_ and 43 letters, digits, - or _');
    if (unknown.has(keyHash)) throw refusal('unknown');
    const takeBack = await tryKey(caller);
    const found = await read([key], [key]).catch(async (error) => {
      await takeBack?.(); // the query failed, so the key may exist
      throw error;
    });
    const row = found.get(key);
    if (!row) {
      unknown.set(keyHash, true);
      throw refusal('unknown');
    }
    await takeBack?.();
    if (row.revokedAt) throw refusal('revoked');
    return toOwner(row);
  }

  return {
    async list(userId: string): Promise<contract.ApiKey[]> {
      return (await repository.findAll(userId)).map(toApiKey);
    },

    /**
     * Creates a key. Throws `invalid_request` for a wrong password, `conflict` when the account has
     * the most keys that it may have.
     *
     * @param caller Client address, for the limit of wrong passwords.
     */
    async create(
      userId: string,
      { name, scope, password }: z.output<typeof contract.CreateApiKeyRequest>,
      caller: string,
    ): Promise<contract.NewApiKey> {
      const { passwordHash } = await confirmPassword(userId, password, 'password', caller);
      const key = createKey();
      const row = await repository.insert(
        { userId, name, scope, prefix: prefixOf(key), keyHash: hashKey(key)! },
        contract.LIMITS.apiKeys,
        passwordHash,
      );
      if (row === 'password changed') throw wrongPassword('password');
      if (row === 'too many') {
        const message = `An account can have at most ${contract.LIMITS.apiKeys} API keys.`;
        throw new AppError('conflict', `${message} Please revoke one first.`);
      }
      return { ...toApiKey(row), key };
    },

    /**
     * Throws `not_found`, also for keys of other accounts, so that callers do not learn that they
     * exist.
     */
    async revoke(id: string, userId: string): Promise<void> {
      const held = await repository.revoke(id, userId);
      invalidate();
      if (!held) throw new AppError('not_found', 'You have no API key with this id');
    },

    /**
     * Finds the owner of a key. Notes that it was used, at most once a minute.
     *
     * @param caller Client address: a key that is not cached costs a query, and so counts.
     * @throws {AppError} `unauthorized`, saying whether it is malformed, unknown or revoked;
     *   `too_many_requests` after a hundred unknown ones.
     */
    async identify(key: string, caller: string): Promise<KeyOwner> {
      const owner = cache.get(key);
      if (owner) return owner;

      const shared = underWay;
      const asked = shared.get(key) ?? find(key, caller).finally(() => shared.delete(key));
      shared.set(key, asked);
      const found = await asked;
      if (shared === underWay) cache.add(key, found);
      return found;
    },

    /** Call it after an account has changed its plan, has ended its keys, or was deleted. */
    invalidate,
  };
}

const refusal = (what: string) => new AppError('unauthorized', `This API key is ${what}`);

type FoundKey = Awaited<ReturnType<ReturnType<typeof createApiKeyRepository>['find']>>[number];

/**
 * A key never acts as an administrator, even if its owner is one: keys lie in files and on other
 * machines.
 */
const toOwner = ({ id, scope, account }: FoundKey): KeyOwner => ({
  id,
  scope,
  account: { ...account, role: 'user' },
});

const toApiKey = ({
  id,
  name,
  prefix,
  scope,
  createdAt,
  lastUsedAt,
}: ApiKeyRow): contract.ApiKey => ({
  id,
  name,
  prefix,
  scope,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
