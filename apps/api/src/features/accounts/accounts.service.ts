import type * as contract from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError, invalidField } from '../../app-error.ts';
import { violatedUniqueIndex } from '../../db/errors.ts';
import { ATTEMPT_LIMITS } from '../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../limits/throttle.ts';
import type { ForbiddenTerms } from '../moderation/terms/forbidden-terms.ts';
import type { createAccountRepository, UserRow } from './accounts.repository.ts';
import type { EmailConfirmationService } from './addresses/email-confirmation.service.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';
import type { SessionService } from './sessions/sessions.service.ts';
import { toUser } from './to-user.ts';

type Parts = {
  /** Asks addresses to confirm, where mail can be sent. */
  confirmations: EmailConfirmationService;
  repository: ReturnType<typeof createAccountRepository>;
  sessions: SessionService;
  forbidden: ForbiddenTerms;
  attempts: AttemptCounter;
  isLimited: boolean;
};

const { passwords, askingWhatIsTaken } = ATTEMPT_LIMITS;

/** The client address of a sign-in, and the name of the device. */
type From = { caller: string; device: string | null };

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(parts: Parts) {
  const { confirmations, repository, sessions, forbidden, attempts, isLimited } = parts;
  const { canMail } = confirmations;
  const startSession = async (
    row: UserRow,
    device: string | null,
  ): Promise<contract.SessionAnswer> => {
    const token = await sessions.open(row, device);
    // The password was changed, or the account deleted, a moment ago.
    if (!token) throw noSuchLogin();
    return { user: toUser(row, canMail), token };
  };

  /**
   * Counts a try to take a name or an address, also a successful one: a refusal reveals an account.
   */
  const askWhatIsTaken = async (caller: string, account?: string): Promise<void> => {
    if (!isLimited) return;
    const { windowMs, ofAddress, ofAccount } = askingWhatIsTaken;
    await takeAttempt(attempts, [
      ...ofCaller('registering ', caller, ofAddress, windowMs),
      ...(account ? [{ key: `renaming ${account}`, most: ofAccount, windowMs }] : []),
    ]);
  };

  /** Counts an attempt until `succeeded` is called. */
  const tryPassword = (account: string, caller: string) =>
    takeAttempt(attempts, [
      { key: `account ${account}`, most: passwords.ofAccount, windowMs: passwords.windowMs },
      ...ofCaller('caller ', caller, passwords.ofAddress, passwords.windowMs),
    ]);

  return {
    /**
     * Registers an account. Refusals count as well, because each reveals an account.
     *
     * @param from The client address, for the limits, and the device.
     * @throws {AppError} `conflict`, saying which, if the username or the email is taken;
     *   `invalid_request` for a username that holds a forbidden word; `too_many_requests` after a
     *   hundred in an hour.
     */
    async register(
      request: z.output<typeof contract.RegisterRequest>,
      { caller, device }: From,
    ): Promise<contract.SessionAnswer> {
      await askWhatIsTaken(caller);
      const { username, email, password, firstName, lastName } = request;
      await forbidden.refuse([['username', username]]);
      const user = {
        username,
        email,
        passwordHash: await hashPassword(password),
        firstName: firstName || null,
        lastName: lastName || null,
      };
      const row = await refuseTaken(repository.insertUser(user));
      confirmations.ask(row, caller);
      return startSession(row, device);
    },

    /**
     * Signs in. The answer takes as long and says the same whether or not the account exists.
     *
     * @param from The client address, for the limits, and the device.
     * @throws {AppError} `unauthorized`; `too_many_requests` after too many attempts.
     */
    async login(
      { email, password }: contract.LoginRequest,
      from: From,
    ): Promise<contract.SessionAnswer> {
      const { caller, device } = from;
      const succeeded = await tryPassword(email.toLowerCase(), caller);
      const row = await repository.findUserByEmail(email);
      const isRight = await isPassword(password, row?.passwordHash);
      if (!row || !isRight) {
        throw noSuchLogin();
      }
      await succeeded();
      return startSession(row, device);
    },

    /** Ends the session of the token, if there is one. */
    logout(token: string): Promise<void> {
      return sessions.close(token);
    },

    async me(id: string): Promise<contract.User> {
      return toUser(await repository.getUser(id), canMail);
    },

    /**
     * Changes the fields that are given. Throws `conflict` if the username is taken,
     * `invalid_request` if it holds a forbidden word; `too_many_requests` after twenty other names
     * in an hour.
     */
    async updateProfile(
      id: string,
      profile: z.output<typeof contract.ProfileRequest>,
      caller: string,
    ): Promise<contract.User> {
      const { username, firstName, lastName } = profile;
      const changes = {
        ...(username !== undefined && { username }),
        ...(firstName !== undefined && { firstName: firstName || null }),
        ...(lastName !== undefined && { lastName: lastName || null }),
      };
      const row = await repository.getUser(id);
      if (Object.keys(changes).length === 0) return toUser(row, canMail);
      if (username !== undefined && username !== row.username) {
        await askWhatIsTaken(caller, id);
        await forbidden.refuse([['username', username]]);
      }
      return toUser(await refuseTaken(repository.updateUser(id, changes)), canMail);
    },

    askWhatIsTaken,

    /** Throws `invalid_request` naming the field, unless the account has this password. */
    async confirmPassword(id: string, password: string, field: string, caller: string) {
      const row = await repository.getUser(id);
      const succeeded = await tryPassword(row.email.toLowerCase(), caller);
      if (!(await isPassword(password, row.passwordHash))) {
        throw wrongPassword(field);
      }
      await succeeded();
      return row;
    },
  };
}

export const wrongPassword = (field: string) =>
  invalidField(field, 'is not the password of this account');

const noSuchLogin = () =>
  new AppError('unauthorized', 'Invalid email or password. Please try again.');

const TAKEN: Record<string, [field: string, message: string]> = {
  users_username_unique: ['username', 'This username is already taken.'],
  users_email_unique: ['email', 'This email address already has an account.'],
};

/** Turns a refusal by one of the unique indexes into `conflict`, saying what is taken. */
export async function refuseTaken<Row>(writing: Promise<Row>): Promise<Row> {
  return writing.catch((error) => {
    const taken = TAKEN[violatedUniqueIndex(error) ?? ''];
    if (!taken) throw error;
    const [field, message] = taken;
    throw new AppError('conflict', message, [{ field, message }], { cause: error });
  });
}
