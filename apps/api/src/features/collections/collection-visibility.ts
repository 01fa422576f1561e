import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import { collections } from '../../db/schema/collections.ts';
import { suspendedAccounts } from '../../db/schema/moderation.ts';
import type { Account } from '../../plugins/guard/auth.ts';
import type { CollectionRepository, FoundCollection } from './collections.repository.ts';

/** The rule as a condition on its row, for the lists of what is there for everybody. */
export const isCollectionVisibleTo = (viewerId: string | null): SQL | undefined =>
  and(
    isNull(collections.deletedAt),
    or(
      and(collections.isPublic, IS_OF_TRUSTED),
      viewerId === null ? undefined : eq(collections.userId, viewerId),
    ),
  );

const IS_OF_TRUSTED = sql`not exists (
  select from ${suspendedAccounts} s where s.user_id = ${collections.userId})`;

/**
 * A collection that the viewer may see: a public one whose account is not suspended, or their own.
 *
 * @throws {AppError} `not_found`, also for a private collection of another account, as if there were
 *   none.
 */
export async function findVisible(
  repository: CollectionRepository,
  id: string,
  viewer: Account | null,
): Promise<FoundCollection> {
  const row = await repository.findById(id);
  const isShown = row && ((row.isPublic && !row.isSuspended) || row.userId === viewer?.id);
  if (!isShown) throw noSuchCollection();
  return row;
}

/**
 * A collection that the account may change, which is its own. An admin may also delete public ones
 * of others.
 *
 * @throws {AppError} `not_found` and, for a visible collection of another account, `forbidden`.
 */
export async function findOwn(
  repository: CollectionRepository,
  id: string,
  account: Account,
  { orAsAdmin = false } = {},
): Promise<FoundCollection> {
  const row = await findVisible(repository, id, account);
  if (row.userId === account.id || (orAsAdmin && account.role === 'admin')) return row;
  throw new AppError('forbidden', 'This collection belongs to another account');
}

export const noSuchCollection = () =>
  new AppError('not_found', 'There is no collection with this id');
