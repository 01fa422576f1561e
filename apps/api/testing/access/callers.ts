import { eq } from 'drizzle-orm';

import { apiKeys, sessions, users } from '../../src/db/schema/users.ts';
import { createKey, hashKey, prefixOf } from '../../src/features/api-keys/key-format.ts';
import { createSecret, hashSecret } from '../../src/secrets/secrets.ts';
import { signUp } from '../accounts.ts';
import { callJson, databaseOf, type TestApp } from '../app.ts';

/** A caller: an account, and the token that it sends. */
export type Caller = { id: string; token: string };

export type Callers = Awaited<ReturnType<typeof createCallers>>;

/** Callers without a valid token. */
export const STRANGERS = [
  'no token',
  'a garbage token',
  'a token that was never given',
  'an expired token',
  'a revoked token',
] as const;

const HOUR_MS = 3_600_000;

/**
 * Makes as many accounts as the table needs: the first registers, the others are copies of it with
 * names of their own, because hashing a password each time would take minutes.
 */
export async function createCallers(app: TestApp) {
  const { db } = databaseOf(app);
  const first = await signUp(app);
  const [template] = await db.select().from(users).where(eq(users.id, first.user.id));

  async function account(role: 'user' | 'admin', expiresInMs = HOUR_MS): Promise<Caller> {
    const username = `c${createSecret().slice(0, 16)}`;
    const { id: _, ...row } = template!;
    const [user] = await db
      .insert(users)
      .values({ ...row, username, email: `${username}@example.org`, role })
      .returning();
    const token = createSecret();
    const expiresAt = new Date(Date.now() + expiresInMs);
    await db
      .insert(sessions)
      .values({ tokenHash: hashSecret(token)!, userId: user!.id, expiresAt });
    return { id: user!.id, token };
  }

  async function revoked(): Promise<Caller> {
    const caller = await account('admin');
    await callJson(app, 'POST', '/api/auth/logout', undefined, caller.token);
    return caller;
  }

  return {
    user: () => account('user'),
    admin: () => account('admin'),
    async key({ id }: Caller, scope: 'read' | 'write'): Promise<string> {
      const key = createKey();
      const [prefix, keyHash] = [prefixOf(key), hashKey(key)!];
      await db.insert(apiKeys).values({ userId: id, name: 'A key', prefix, keyHash, scope });
      return key;
    },
    /** With valid tokens, these would even be administrators. */
    strangers: {
      'no token': async () => undefined,
      'a garbage token': async () => 'garbage',
      'a token that was never given': async () => createSecret(),
      'an expired token': async () => (await account('admin', -1000)).token,
      'a revoked token': async () => (await revoked()).token,
    } satisfies Record<(typeof STRANGERS)[number], () => Promise<string | undefined>>,
  };
}
