import type { Transaction } from '../../../db/database.ts';
import { violatedUniqueIndex } from '../../../db/errors.ts';
import { createAccountRepository } from '../accounts.repository.ts';

/** Whether two texts are the same address; case does not matter. */
export const isSameEmail = (one: string, other: string | null): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/**
 * Gives an account another address. Answers false, and changes nothing, where another account has
 * it.
 */
export async function moveToEmail(
  tx: Transaction,
  userId: string,
  email: string,
): Promise<boolean> {
  try {
    // Within a savepoint, so that a refusal undoes only this step.
    await tx.transaction((part) => createAccountRepository(part).updateUser(userId, { email }));
    return true;
  } catch (error) {
    if (!violatedUniqueIndex(error)) throw error;
    return false;
  }
}
