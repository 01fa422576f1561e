import type { User } from '@swatchwork/contract';

import type { UserRow } from './accounts.repository.ts';
import { isSameEmail } from './addresses/email-address.ts';

/**
 * The account as its owner sees it: without the hash, and with whether its address is confirmed.
 */
export const toUser = (
  { passwordHash: _, confirmedEmail, ...row }: UserRow,
  canMail: boolean,
): User => ({
  ...row,
  emailConfirmed: canMail ? isSameEmail(row.email, confirmedEmail) : null,
  createdAt: row.createdAt.toISOString(),
});
