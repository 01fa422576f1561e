import { AppError } from '../../app-error.ts';
import type { Account } from '../../plugins/guard/auth.ts';
import type { CollectionRepository, FoundCollection } from './collections.repository.ts';

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
  throw new AppError('forbidden', 'This collection belongs to somebody else');
}

export const noSuchCollection = () =>
  new AppError('not_found', 'There is no collection with this id');
