import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { createSecret, hashSecret } from '../../../secrets/secrets.ts';
import { createAccountRepository, lockAccount } from '../accounts.repository.ts';
import { moveToEmail } from '../addresses/email-address.ts';
import { createPasswordResetRepository } from './password-reset.repository.ts';
import { hashPassword } from './passwords.ts';

type Parts = {
  db: Database;
  attempts: AttemptCounter;
  /** Invalidates the cache of API keys. */
  onKeysEnded?: (() => void) | undefined;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

const HOUR_MS = 3_600_000;
const { resetMails } = ATTEMPT_LIMITS;

export type PasswordResetService = ReturnType<typeof createPasswordResetService>;

/** Replaces a forgotten password by a link that only the owner of the address can have. */
export function createPasswordResetService(parts: Parts) {
  const { db, attempts, onKeysEnded, mailer, publicUrl, afterAnswer } = parts;

  /**
   * Makes a link that replaces the password once, within an hour; undefined without such an
   * account.
   */
  async function createLink(email: string): Promise<string | undefined> {
    const user = await createAccountRepository(db).findUserByEmail(email);
    if (!user) return undefined;
    return createResetLink(db, { userId: user.id, publicUrl, lifetimeMs: HOUR_MS });
  }

  async function mailLink(email: string): Promise<void> {
    const link = await createLink(email);
    if (link) await mailer?.send({ to: email, ...describeLink(link) });
  }

  return {
    createLink,

    /**
     * Mails a link, if there is such an account. The mail is sent after the answer, so that neither
     * the answer's text nor its time tells whether there is one.
     *
     * @param caller Client address, for the limits.
     * @returns Whether this installation can send mail.
     * @throws {AppError} `too_many_requests`, whether or not the account exists.
     */
    async forgot(email: string, caller: string): Promise<boolean> {
      if (!mailer) return false;
      await takeAttempt(attempts, [
        {
          key: `mail ${email.toLowerCase()}`,
          most: resetMails.ofAccount,
          windowMs: resetMails.windowMs,
        },
        ...ofCaller('mails of ', caller, resetMails.ofAddress, resetMails.windowMs),
      ]);
      afterAnswer.run(() => mailLink(email), 'A password reset could not be mailed');
      return true;
    },

    /**
     * Replaces the password. Where the link went to a former address, the account gets that address
     * back. Throws `invalid_request` unless the link of the token is valid and unused.
     */
    async reset(token: string, password: string): Promise<void> {
      const tokenHash = hashSecret(token);
      const owner =
        tokenHash && (await createPasswordResetRepository(db).find(tokenHash, new Date()));
      if (!owner) throw linkIsOver(); // before hashing, which is expensive
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const resets = createPasswordResetRepository(tx);
        await lockAccount(tx, owner, 'no key update'); // first, as in a change of the password
        const link = await resets.take(tokenHash, new Date());
        if (!link) throw linkIsOver();
        await resets.endOthers(link);
        await resets.replacePassword(owner, passwordHash);
        // Where another account has the former address by now, the present one stays.
        if (link.formerEmail) await moveToEmail(tx, owner, link.formerEmail);
      });
      onKeysEnded?.();
    },
  };
}

type NewLink = { userId: string; formerEmail?: string; publicUrl: string; lifetimeMs: number };

/** A link that replaces the password once. */
export async function createResetLink(db: Database | Transaction, link: NewLink): Promise<string> {
  const { userId, formerEmail, publicUrl, lifetimeMs } = link;
  const token = createSecret();
  const tokenHash = hashSecret(token)!;
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await createPasswordResetRepository(db).insert({ tokenHash, userId, expiresAt, formerEmail });
  // The token is in the fragment, so that no log and no other site sees it.
  return `${publicUrl}/reset-password#token=${token}`;
}

function linkIsOver(): AppError {
  const message = 'This link has already been used or has expired. Please request a new one.';
  return new AppError('invalid_request', message, [{ field: 'token', message }]);
}

const describeLink = (link: string) => ({
  subject: 'Reset your Swatchwork password',
  text: `Hello,

someone asked to reset the password of your Swatchwork account. If it was you, open this
link within an hour and choose a new one:

${link}

If it was not you, you do not need to do anything: your password does not change.
`,
});
