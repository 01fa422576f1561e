import type { User } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { createSecret, hashSecret } from '../../../secrets/secrets.ts';
import { createAccountRepository, lockAccount, type UserRow } from '../accounts.repository.ts';
import { toUser } from '../to-user.ts';
import { writeConfirmAddressMail } from './confirm-address-mail.ts';
import { isSameEmail, moveToEmail } from './email-address.ts';
import { createEmailConfirmationRepository } from './email-confirmation.repository.ts';

type Parts = {
  db: Database;
  attempts: AttemptCounter;
  /** False for tests, which make hundreds of accounts from one address. */
  isLimited: boolean;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

type Asked = Pick<UserRow, 'id' | 'email'>;

const LINK_LIFETIME_MS = 7 * 24 * 3_600_000;
const { ofRecipient, ofAddress, windowMs } = ATTEMPT_LIMITS.confirmationMails;
/**
 * The host of made-up addresses, for accounts whose address belonged to another person; no mail can
 * be sent to it.
 */
const NO_ADDRESS = '@no-address.invalid';

export type EmailConfirmationService = ReturnType<typeof createEmailConfirmationService>;

/** Asks owners to confirm the addresses of accounts: see docs/decisions/0009. */
export function createEmailConfirmationService(parts: Parts) {
  const { db, attempts, isLimited, mailer, publicUrl, afterAnswer } = parts;

  const countMail = (email: string, caller: string) =>
    takeAttempt(attempts, [
      { key: `confirmation ${email.toLowerCase()}`, most: ofRecipient, windowMs },
      ...(isLimited ? ofCaller('confirmations of ', caller, ofAddress, windowMs) : []),
    ]);

  /**
   * Makes a link, which replaces the previous one; undefined where the account no longer has this
   * address.
   */
  async function createLink(
    handle: Database | Transaction,
    { id: userId, email }: Asked,
    formerEmail: string | null = null,
  ): Promise<string | undefined> {
    const token = createSecret();
    const tokenHash = hashSecret(token)!;
    const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS);
    const link = { userId, tokenHash, email, formerEmail, expiresAt };
    const isPut = await createEmailConfirmationRepository(handle).put(link);
    return isPut ? `${publicUrl}/confirm-email?token=${token}` : undefined;
  }

  async function mail(email: string, link: string | undefined): Promise<void> {
    if (link) await mailer?.send(writeConfirmAddressMail(email, link));
  }

  /** Mails a link after another action, which succeeds even where the limits allow no mail. */
  function mailIfAllowed(
    email: string,
    caller: string,
    findLink: () => Promise<string | undefined>,
  ) {
    const work = async () => {
      const isAllowed = await countMail(email, caller).then(() => true, isNoRefusal);
      if (isAllowed) await mail(email, await findLink());
    };
    if (mailer) afterAnswer.run(work, FAILURE);
  }

  /**
   * Uses up the link of a token. Throws `invalid_request` if the link is not valid for this
   * address.
   */
  async function useLink(
    token: string,
    use: (tx: Transaction, userId: string, formerEmail: string | null) => Promise<unknown>,
  ): Promise<void> {
    const tokenHash = hashSecret(token);
    const owner =
      tokenHash && (await createEmailConfirmationRepository(db).find(tokenHash, new Date()));
    if (!owner) throw linkIsOver();
    await db.transaction(async (tx) => {
      await lockAccount(tx, owner, 'no key update'); // first, as in a change of the address
      const link = await createEmailConfirmationRepository(tx).take(tokenHash, new Date());
      const { email } = await createAccountRepository(tx).getUser(owner);
      if (!link || !isSameEmail(email, link.email)) throw linkIsOver();
      await use(tx, owner, link.formerEmail);
    });
  }

  return {
    /** Whether this installation can send mail. */
    canMail: mailer !== undefined,

    createLink,

    /**
     * Asks the address of a new account to confirm, after the answer and within the limits of
     * mails.
     */
    ask: (user: Asked, caller: string): void =>
      mailIfAllowed(user.email, caller, () => createLink(db, user)),

    /** Sends a link that a change of the address has made, likewise. */
    send: (email: string, link: string, caller: string): void =>
      mailIfAllowed(email, caller, async () => link),

    /**
     * Asks again, unless the address is confirmed or no mail can be sent: the answer says which.
     *
     * @throws {AppError} `too_many_requests` for the fourth mail in an hour; `conflict` where the
     *   account has no address of its own.
     */
    async askAgain(id: string, caller: string): Promise<User> {
      const row = await createAccountRepository(db).getUser(id);
      const user = toUser(row, mailer !== undefined);
      if (user.emailConfirmed !== false) return user;
      if (user.email.endsWith(NO_ADDRESS)) throw hasNoAddress();
      await countMail(user.email, caller);
      afterAnswer.run(async () => mail(user.email, await createLink(db, user)), FAILURE);
      return user;
    },

    /**
     * Confirms the address. Throws `invalid_request` unless the link of the token is valid and
     * unused.
     */
    confirm: (token: string): Promise<void> =>
      useLink(token, async (tx, userId) => {
        const accounts = createAccountRepository(tx);
        const { email } = await accounts.getUser(userId);
        await accounts.updateUser(userId, { confirmedEmail: email });
      }),

    /**
     * Takes an address away from an account that another person made or changed. The account gets
     * back its previous address or, where there is none or another account has it, a made-up one.
     * Its data and its sessions stay. Throws as `confirm` does.
     */
    refuse: (token: string): Promise<void> =>
      useLink(token, async (tx, userId, formerEmail) => {
        await createAccountRepository(tx).deletePasswordResets(userId);
        if (formerEmail && (await moveToEmail(tx, userId, formerEmail))) return;
        // Random, so that the name is never taken.
        await moveToEmail(tx, userId, crypto.randomUUID() + NO_ADDRESS);
      }),
  };
}

const FAILURE = 'A mail that asks to confirm an address could not be sent';

function isNoRefusal(error: unknown): false {
  if (error instanceof AppError) return false;
  throw error;
}

function linkIsOver(): AppError {
  const message = 'This link has already been used, has expired, or is for a former address.';
  return new AppError('invalid_request', message, [{ field: 'token', message }]);
}

function hasNoAddress(): AppError {
  const message =
    'The owner of the address that you entered said that it is not yours. Please enter your own address.';
  return new AppError('conflict', message, [{ field: 'email', message }]);
}
