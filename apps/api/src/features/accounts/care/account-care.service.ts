import type { PasswordChangeRequest, User } from '@swatchwork/contract';
import type { z } from 'zod';

import type { Database } from '../../../db/client.ts';
import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { createAccountRepository } from '../accounts.repository.ts';
import { type AccountService, refuseTaken, toUser } from '../accounts.service.ts';
import { createResetLink } from '../passwords/password-reset.service.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { createSessionService } from '../sessions/sessions.service.ts';

type Parts = {
  db: Database;
  accounts: AccountService;
  /** Lets go of what is remembered of API keys. */
  onKeysEnded?: (() => void) | undefined;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

const WAY_BACK_MS = 24 * 3_600_000;

/** The caller of a change that asks for the password again. */
export type Owner = { id: string; caller: string };

export type AccountCareService = ReturnType<typeof createAccountCareService>;

/** What an account's owner may do only with the password at hand. */
export function createAccountCareService(parts: Parts) {
  const { db, accounts, onKeysEnded, mailer, publicUrl, afterAnswer } = parts;

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

    /**
     * Tells the old address, with a link by which its owner gets the account back: see
     * docs/decisions/0035. Throws `conflict` if another account has the new one.
     */
    async changeEmail({ id, caller }: Owner, email: string, password: string): Promise<User> {
      const { email: old } = await accounts.confirmPassword(id, password, 'password', caller);
      await accounts.askWhatIsTaken(caller, id);
      const isOther = old.toLowerCase() !== email.toLowerCase();
      const { row, link } = await db.transaction(async (tx) => {
        const repository = createAccountRepository(tx);
        const changed = await refuseTaken(repository.updateUser(id, { email }));
        await repository.deletePasswordResets(id); // their links went to the old address
        const wayBack = { userId: id, formerEmail: old, publicUrl, lifetimeMs: WAY_BACK_MS };
        return { row: changed, link: mailer && isOther && (await createResetLink(tx, wayBack)) };
      });
      if (mailer && link) {
        const mail = { to: old, ...describeChange({ old, email, link, publicUrl }) };
        afterAnswer.run(() => mailer.send(mail), 'A change of email could not be mailed');
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

type Change = { old: string; email: string; link: string; publicUrl: string };

const describeChange = ({ old, email, link, publicUrl }: Change) => ({
  subject: 'The email address of your Swatchwork account has changed',
  text: `Hello,

the email address of your Swatchwork account was ${old} and is now ${email}.
If that was you, there is nothing to do.

If it was not you, somebody else knows your password. Open this link within 24 hours and choose
a new one:

${link}

The account then has this address again, and every device and API key is signed out. If you use
the old password elsewhere, please change it there as well. After 24 hours, write to us:

${publicUrl}/contact
`,
});
