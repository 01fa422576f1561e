import type { Plan, User } from '@swatchwork/contract';

import type { Database } from '../../db/database.ts';
import { createAccountRepository } from '../accounts/accounts.repository.ts';
import { toUser } from '../accounts/accounts.service.ts';

/** Sets the plan of an account, found by its id or its email; undefined if there is none. */
export async function setPlan(
  db: Database,
  idOrEmail: string,
  plan: Plan,
): Promise<User | undefined> {
  const repository = createAccountRepository(db);
  const id = idOrEmail.includes('@')
    ? (await repository.findUserByEmail(idOrEmail))?.id
    : idOrEmail;
  const row = id && (await repository.setPlan(id, plan));
  return row ? toUser(row) : undefined;
}
