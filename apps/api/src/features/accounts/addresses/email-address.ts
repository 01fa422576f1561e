import type { Transaction } from '../../../db/database.ts';
import { violatedUniqueIndex } from '../../../db/errors.ts';
import { createAccountRepository } from '../accounts.repository.ts';

/** Whether it is one address: its case says nothing. */
export const isSameEmail = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** Gives an account another address; false, and nothing is changed, where somebody else has it. */
export async function moveToEmail(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<boolean> {
  try {
    // Within a savepoint: what a refusal undoes is no more than that.
    await tx.transaction((part) => createAccountRepository(part).updateUser(userId, { email }));
    return true;
  } catch (error) {
    if (!violatedUniqueIndex(error)) throw error;
    return false;
  }
}
