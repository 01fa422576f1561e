import type { Account } from '../../plugins/guard/auth.ts';
import type { PaletteFilter } from './search/palette-sql.ts';

/** The account that makes the request; null for a visitor. */
export type Viewer = Account | null;

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
