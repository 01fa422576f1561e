import type { Database } from '../../db/client.ts';
import { violatedUniqueIndex } from '../../db/errors.ts';
import { createAccountRepository } from './accounts.repository.ts';
import { hashPassword } from './passwords.ts';

/** Makes an account an administrator; false if there is none with this email. */
export async function promote(db: Database, email: string): Promise<boolean> {
  const repository = createAccountRepository(db);
  const user = await repository.findUserByEmail(email);
  if (!user) return false;
  await repository.updateUser(user.id, { role: 'admin' });
  return true;
}

/**
 * Makes sure that the account exists and is an administrator. An account that is there already
 * keeps its password. Instances may start together.
 */
export async function ensureAdmin(db: Database, email: string, password: string): Promise<void> {
  if (await promote(db, email)) return;
  const repository = createAccountRepository(db);
  const passwordHash = await hashPassword(password);
  for (const username of [toUsername(email), `admin-${crypto.randomUUID().slice(0, 8)}`]) {
    try {
      await repository.insertUser({ username, email, passwordHash, role: 'admin' });
      return;
    } catch (error) {
      const taken = violatedUniqueIndex(error);
      if (!taken) throw error;
      if (taken === 'users_email_unique') return void (await promote(db, email));
    }
  }
}

/** What stands before the @, as far as a username may hold it. */
function toUsername(email: string): string {
  const name = email
    .replace(/@.*$/, '')
    .replace(/[^A-Za-z0-9_.-]+/g, '-')
    .slice(0, 32);
  return name.length < 3 ? `${name}-admin` : name;
}
