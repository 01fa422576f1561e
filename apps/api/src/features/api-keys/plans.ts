import type { Plan } from '@swatchwork/contract';

import type { Database } from '../../db/database.ts';
import { createAccountRepository, type UserRow } from '../accounts/accounts.repository.ts';

/** Sets the plan of an account, found by its id or its email; undefined if there is none. */
export async function setPlan(
  db: Database,
  idOrEmail: string,
  plan: Plan,
): Promise<UserRow | undefined> {
  const repository = createAccountRepository(db);
  const id = idOrEmail.includes('@')
    ? (await repository.findUserByEmail(idOrEmail))?.id
    : idOrEmail;
  return id ? repository.setPlan(id, plan) : undefined;
}
