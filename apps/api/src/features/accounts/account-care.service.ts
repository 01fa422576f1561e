import type { PasswordChangeRequest, User } from '@swatchwork/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';

import type { Database } from '../../db/client.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createAccountRepository } from './accounts.repository.ts';
import { type AccountService, refuseTaken, toUser } from './accounts.service.ts';
import { hashPassword } from './passwords.ts';
import { createSessionService } from './sessions.service.ts';

type Parts = {
  db: Database;
  accounts: AccountService;
  /** Lets go of what is remembered of API keys. */
  onKeysEnded?: (() => void) | undefined;
  mailer?: Mailer | undefined;
  log: FastifyBaseLogger;
};

/** The caller of a change that asks for the password again. */
export type Owner = { id: string; caller: string };

export type AccountCareService = ReturnType<typeof createAccountCareService>;

/** What an account's owner may do only with the password at hand. */
export function createAccountCareService({ db, accounts, onKeysEnded, mailer, log }: Parts) {
  return {
    /** Ends all other sessions and, unless they are to be kept, all API keys. */
    async changePassword(
      { id, caller }: Owner,
      { currentPassword, newPassword, keepKeys }: z.output<typeof PasswordChangeRequest>,
      token: string,
    ): Promise<void> {
      await accounts.confirmPassword(id, currentPassword, 'currentPassword', caller);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const repository = createAccountRepository(tx);
        await repository.updateUser(id, { passwordHash });
        await repository.deletePasswordResets(id);
        await createSessionService(repository).closeAll(id, token);
        if (!keepKeys) await repository.revokeKeys(id);
      });
      onKeysEnded?.();
    },

    /** Tells the old address. Throws `conflict` if another account has the new one. */
    async changeEmail({ id, caller }: Owner, email: string, password: string): Promise<User> {
      const { email: old } = await accounts.confirmPassword(id, password, 'password', caller);
      await accounts.askWhatIsTaken(caller, id);
      const row = await db.transaction(async (tx) => {
        const repository = createAccountRepository(tx);
        await repository.deletePasswordResets(id); // their links went to the old address
        return refuseTaken(repository.updateUser(id, { email }));
      });
      if (mailer && old.toLowerCase() !== email.toLowerCase()) {
        mailer.send({ to: old, ...describeChange(email) }).catch((error) => {
          log.error({ err: error }, 'A change of email could not be mailed');
        });
      }
      return toUser(row);
    },

    /** Everything that belongs to the account goes with it. */
    async deleteAccount({ id, caller }: Owner, password: string): Promise<void> {
      await accounts.confirmPassword(id, password, 'password', caller);
      await db.transaction((tx) => createAccountRepository(tx).deleteUser(id));
      onKeysEnded?.();
    },
  };
}

const describeChange = (email: string) => ({
  subject: 'The email address of your Swatchwork account has changed',
  text: `Hello,

your Swatchwork account now has the address ${email}. If that was you, there is nothing to do.

If it was not you, somebody knows your password: please answer through the contact page.
`,
});
