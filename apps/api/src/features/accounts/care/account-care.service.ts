import type { PasswordChangeRequest, User } from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { createAccountRepository, type UserRow } from '../accounts.repository.ts';
import { type AccountService, refuseTaken, wrongPassword } from '../accounts.service.ts';
import { isSameEmail } from '../addresses/email-address.ts';
import type { EmailConfirmationService } from '../addresses/email-confirmation.service.ts';
import { createResetLink } from '../passwords/password-reset.service.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { createSessionService } from '../sessions/sessions.service.ts';
import { toUser } from '../to-user.ts';

type Parts = {
  db: Database;
  accounts: AccountService;
  confirmations: EmailConfirmationService;
  /** Invalidates the cache of API keys. */
  onKeysEnded?: (() => void) | undefined;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

const WAY_BACK_MS = 24 * 3_600_000;

/** The account and client address of a change that requires the password again. */
export type Owner = { id: string; caller: string };

export type AccountCareService = ReturnType<typeof createAccountCareService>;

/** Changes to an account that require its password. */
export function createAccountCareService(parts: Parts) {
  const { db, accounts, confirmations, onKeysEnded, mailer, publicUrl, afterAnswer } = parts;

  return {
    /**
     * Changes the password, ends all other sessions and, unless the owner keeps them, all API keys.
     */
    async changePassword(
      { id, caller }: Owner,
      { currentPassword, newPassword, keepKeys }: z.output<typeof PasswordChangeRequest>,
      token: string,
    ): Promise<void> {
      const field = 'currentPassword';
      const checked = await accounts.confirmPassword(id, currentPassword, field, caller);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        const repository = createAccountRepository(tx);
        await lockAsChecked(tx, checked, field);
        await repository.updateUser(id, { passwordHash });
        await repository.deletePasswordResets(id);
        await createSessionService(repository).closeAll(id, token);
        if (!keepKeys) await repository.revokeKeys(id);
      });
      onKeysEnded?.();
    },

    /**
     * Changes the address. The old address gets a mail with a link by which its owner takes the
     * account back: see docs/decisions/0009. The new one gets a mail that asks to confirm. Throws
     * `conflict` if another account has the new one.
     */
    async changeEmail({ id, caller }: Owner, email: string, password: string): Promise<User> {
      const before = await accounts.confirmPassword(id, password, 'password', caller);
      const { email: old } = before;
      await accounts.askWhatIsTaken(caller, id);
      const isOther = !isSameEmail(old, email);
      const { row, link, question } = await db.transaction(async (tx) => {
        const repository = createAccountRepository(tx);
        const { hasEmail } = await lockAsChecked(tx, before, 'password');
        if (!hasEmail) throw changedMeanwhile();
        const changed = await refuseTaken(repository.updateUser(id, { email }));
        await repository.deletePasswordResets(id); // their links went to the old address
        const wayBack = { userId: id, formerEmail: old, publicUrl, lifetimeMs: WAY_BACK_MS };
        if (!mailer || !isOther) return { row: changed };
        const isNew = !isSameEmail(email, changed.confirmedEmail);
        const former = before.confirmedEmail ?? old;
        const question = isNew && (await confirmations.createLink(tx, changed, former));
        return { row: changed, link: await createResetLink(tx, wayBack), question };
      });
      if (mailer && link) {
        const mail = { to: old, ...describeChange({ old, email, link, publicUrl }) };
        afterAnswer.run(() => mailer.send(mail), 'A change of email could not be mailed');
      }
      if (question) confirmations.send(email, question, caller);
      return toUser(row, confirmations.canMail);
    },

    /** Deletes the account with all of its data. */
    async deleteAccount({ id, caller }: Owner, password: string): Promise<void> {
      const checked = await accounts.confirmPassword(id, password, 'password', caller);
      await db.transaction(async (tx) => {
        await lockAsChecked(tx, checked, 'password');
        await createAccountRepository(tx).deleteUser(id);
      });
      onKeysEnded?.();
    },
  };
}

/**
 * A password was compared before the transaction, since hashing is slow. Two changes at once could
 * otherwise both rest on the same password, and the later one, perhaps a thief's, would undo the
 * owner's.
 */
async function lockAsChecked(tx: Transaction, checked: UserRow, field: string) {
  const found = await createAccountRepository(tx).lockAsChecked(checked);
  if (!found.hasPassword) throw wrongPassword(field);
  return found;
}

const changedMeanwhile = () => {
  const message = 'The address of this account has just been changed. Please reload the page.';
  return new AppError('conflict', message, [{ field: 'email', message }]);
};

type Change = { old: string; email: string; link: string; publicUrl: string };

const describeChange = ({ old, email, link, publicUrl }: Change) => ({
  subject: 'The email address of your Swatchwork account has changed',
  text: `Hello,

the email address of your Swatchwork account was ${old} and is now ${email}.
If that was you, you do not need to do anything.

If it was not you, someone else knows your password. Open this link within 24 hours and choose
a new one:

${link}

The account then has this address again, and every device and API key is signed out. If you use
the old password elsewhere, please change it there as well. After 24 hours, write to us:

${publicUrl}/contact
`,
});
