import { eq, or, type SQL } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import { palettes } from '../../db/schema/palettes.ts';
import type { Account } from '../../plugins/guard/auth.ts';
import type { PaletteRepository, PaletteRow } from './palettes.repository.ts';
import type { PaletteFilter } from './search/palette-sql.ts';

/** The account that makes the request; null for a visitor. */
export type Viewer = Account | null;

/** The rule for a single palette as a condition on its row: a public one, or the viewer's own. */
export const isVisibleTo = (viewerId: string | null): SQL | undefined =>
  or(palettes.isPublic, viewerId === null ? undefined : eq(palettes.userId, viewerId));

/** An account owns what it saved. Sample palettes have no owner. */
const isOwner = (row: PaletteRow, viewer: Viewer): boolean =>
  row.userId !== null && row.userId === viewer?.id;

/**
 * A palette that the viewer may see: a public one, or their own.
 *
 * @throws {AppError} `not_found`, also for a private palette of another account, as if there were
 *   none.
 */
export async function findVisible(
  repository: PaletteRepository,
  id: string,
  viewer: Viewer,
): Promise<PaletteRow> {
  return orUnknown(await repository.findById(id), viewer);
}

/** The same for a palette by its id or the slug of its page. */
export async function findVisibleByAddress(
  repository: PaletteRepository,
  name: string,
  viewer: Viewer,
): Promise<PaletteRow> {
  return orUnknown(await repository.findByAddress(name), viewer);
}

function orUnknown(row: PaletteRow | undefined, viewer: Viewer): PaletteRow {
  if (!row || !(row.isPublic || isOwner(row, viewer))) throw noSuchPalette();
  return row;
}

/**
 * A palette that the account may change, which is its own. An admin may also delete public palettes
 * of others, and does not even see private ones.
 *
 * @throws {AppError} `not_found` and, for a visible palette of another account, `forbidden`.
 */
export async function findOwn(
  repository: PaletteRepository,
  id: string,
  account: Account,
  { orAsAdmin = false } = {},
): Promise<PaletteRow> {
  const row = await findVisible(repository, id, account);
  if (isOwner(row, account) || (orAsAdmin && account.role === 'admin')) return row;
  throw new AppError('forbidden', 'This palette belongs to another account');
}

export const noSuchPalette = () => new AppError('not_found', 'There is no palette with this id');

/**
 * The palettes that a list shows: public ones, of one account or of all, and to an account its own
 * private ones as well. Undefined where the viewer may see none of the requested ones.
 */
export function visibleInList(
  { isPublic, userId }: { isPublic?: string | undefined; userId?: string | undefined },
  viewer: Viewer,
): Pick<PaletteFilter, 'userId' | 'visibility'> | undefined {
  if (isPublic === 'false') {
    const isOwn = viewer && (userId ?? viewer.id) === viewer.id;
    return isOwn ? { userId: viewer.id, visibility: 'private' } : undefined;
  }
  const seesAll = isPublic === undefined && userId !== undefined && userId === viewer?.id;
  return { userId, visibility: seesAll ? 'all' : 'public' };
}
