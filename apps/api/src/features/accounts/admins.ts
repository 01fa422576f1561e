import type { Database } from '../../db/database.ts';
import { violatedUniqueIndex } from '../../db/errors.ts';
import { createSecret } from '../../secrets/secrets.ts';
import { StartError } from '../../start-error.ts';
import { createAccountRepository, type UserRow } from './accounts.repository.ts';
import { createPasswordResetRepository } from './passwords/password-reset.repository.ts';
import { hashPassword, isPassword } from './passwords/passwords.ts';

/**
 * Makes an account an administrator and locks it: its address is unconfirmed, so any stranger may
 * have registered it. Its password, sessions and API keys become invalid; a link of {@link
 * createPasswordResetService} lets its owner in. An account that is an administrator already stays
 * as it is.
 *
 * @returns Which of the two, or undefined if there is no account with this email.
 */
export async function promote(
  db: Database,
  email: string,
): Promise<'promoted' | 'already' | undefined> {
  const user = await createAccountRepository(db).findUserByEmail(email);
  if (!user) return undefined;
  if (user.role === 'admin') return 'already';
  const passwordHash = await hashPassword(createSecret());
  await db.transaction(async (tx) => {
    const repository = createAccountRepository(tx);
    await repository.updateUser(user.id, { role: 'admin' });
    await repository.deleteAllPasswordResets(user.id);
    await createPasswordResetRepository(tx).replacePassword(user.id, passwordHash);
  });
  return 'promoted';
}

/**
 * Makes sure that the account exists and is an administrator. An existing administrator keeps its
 * password, whatever it is. Instances may start together.
 *
 * @throws {StartError} If the account exists, is no administrator, and has another password: any
 *   stranger may have registered the address.
 */
export async function ensureAdmin(db: Database, email: string, password: string): Promise<void> {
  const repository = createAccountRepository(db);
  const known = await repository.findUserByEmail(email);
  if (known) return promoteByPassword(db, known, password);

  const passwordHash = await hashPassword(password);
  for (const username of [toUsername(email), `admin-${crypto.randomUUID().slice(0, 8)}`]) {
    try {
      await repository.insertUser({ username, email, passwordHash, role: 'admin' });
      return;
    } catch (error) {
      const taken = violatedUniqueIndex(error);
      if (!taken) throw error;
      if (taken === 'users_email_unique') return ensureAdmin(db, email, password);
    }
  }
}

async function promoteByPassword(db: Database, user: UserRow, password: string): Promise<void> {
  if (user.role === 'admin') return;
  if (!(await isPassword(password, user.passwordHash))) throw notItsPassword(user.email);
  const isPromoted = await db.transaction((tx) =>
    createAccountRepository(tx).makeAdmin(user.id, user.passwordHash),
  );
  if (!isPromoted) throw notItsPassword(user.email); // the password changed meanwhile
}

const notItsPassword = (email: string) =>
  new StartError(
    `ADMIN_EMAIL is ${email}, which somebody has registered with another password than ADMIN_PASSWORD, ` +
      'so that account is not made an administrator. If it is yours, set ADMIN_PASSWORD to its password; ' +
      `if not, run "npm run admin -- promote ${email}", which locks everybody else out, or choose another ADMIN_EMAIL.`,
  );

/** The part of an address before the @, reduced to what a username may hold. */
function toUsername(email: string): string {
  const name = email
    .replace(/@.*$/, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .slice(0, 32);
  return name.length < 3 ? `${name}-admin` : name;
}
