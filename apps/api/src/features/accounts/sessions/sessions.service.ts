import { LIMITS, type Session } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import { createSecret, hashSecret } from '../../../secrets/secrets.ts';
import type { createAccountRepository, UserRow } from '../accounts.repository.ts';

const DAY_MS = 86_400_000;
const LIFETIME_MS = 30 * DAY_MS;

export type SessionService = ReturnType<typeof createSessionService>;

/** Signed-in devices: opaque tokens that are valid for 30 days after their last use. */
export function createSessionService(repository: ReturnType<typeof createAccountRepository>) {
  const expiry = () => new Date(Date.now() + LIFETIME_MS);

  return {
    /**
     * Answers the token, of which only a hash is stored; undefined where the account's password has
     * changed since the sign-in began. Deletes old sessions of the account.
     */
    async open(
      account: Pick<UserRow, 'id' | 'passwordHash'>,
      device: string | null,
    ): Promise<string | undefined> {
      const token = createSecret();
      const tokenHash = hashSecret(token)!;
      await repository.tidySessions(account.id, new Date(), LIMITS.sessions - 1);
      const session = { tokenHash, device, expiresAt: expiry() };
      return (await repository.insertSession(account, session)) ? token : undefined;
    },

    /** Valid sessions, the last used first. */
    async list(userId: string, token: string): Promise<Session[]> {
      const own = hashSecret(token);
      const rows = await repository.findSessions(userId, new Date());
      return rows.map(({ id, device, createdAt, expiresAt, tokenHash }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastUsedAt: new Date(expiresAt.getTime() - LIFETIME_MS).toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: tokenHash === own,
      }));
    },

    /**
     * Throws `not_found`, also for sessions of other accounts, so that callers do not learn that
     * they exist.
     */
    async closeById(id: string, userId: string): Promise<void> {
      if (await repository.deleteSessionById(id, userId)) return;
      throw new AppError('not_found', 'You have no session with this id');
    },

    /** The account of a valid token. Each use moves its expiry on, at most once a day. */
    async findAccount(token: string): Promise<Account | undefined> {
      const tokenHash = hashSecret(token);
      const session = tokenHash && (await repository.findSession(tokenHash, new Date()));
      if (!session) return undefined;
      const { expiresAt, ...account } = session;
      const isDayOld = expiresAt.getTime() < Date.now() + LIFETIME_MS - DAY_MS;
      if (isDayOld) await repository.extendSession(tokenHash, expiry());
      return account;
    },

    /** Ends one session; does nothing for a token that is no longer valid. */
    async close(token: string): Promise<void> {
      const tokenHash = hashSecret(token);
      if (tokenHash) await repository.deleteSession(tokenHash);
    },

    /** Ends the sessions of an account, except that of the token if one is given. */
    async closeAll(userId: string, exceptToken?: string): Promise<void> {
      await repository.deleteSessions(userId, exceptToken && hashSecret(exceptToken));
    },
  };
}
