import { AppError } from '../../../app-error.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import type { SavedThemeRepository, SavedThemeRow } from './saved-themes.repository.ts';

/**
 * A theme that the viewer may see: a public one whose account is not suspended, or their own.
 *
 * @throws {AppError} `not_found`, also for a private theme of another account, as if there were none.
 */
export async function findVisible(
  repository: SavedThemeRepository,
  id: string,
  viewer: Account | null,
): Promise<SavedThemeRow> {
  const row = await repository.findById(id);
  const isShown = row && ((row.isPublic && !row.isSuspended) || row.userId === viewer?.id);
  if (!isShown) throw noSuchTheme();
  return row;
}

/**
 * A theme that the account may change, which is its own. An admin may also delete public ones of
 * others.
 *
 * @throws {AppError} `not_found` and, for a visible theme of another account, `forbidden`.
 */
export async function findOwn(
  repository: SavedThemeRepository,
  id: string,
  account: Account,
  { orAsAdmin = false } = {},
): Promise<SavedThemeRow> {
  const row = await findVisible(repository, id, account);
  if (row.userId === account.id || (orAsAdmin && account.role === 'admin')) return row;
  throw new AppError('forbidden', 'This theme belongs to another account');
}

export const noSuchTheme = () => new AppError('not_found', 'There is no theme with this id');
