import { AppError } from '../../app-error.ts';
import type { Account } from '../../plugins/guard/auth.ts';
import type { ThingKind } from './things.ts';

/** What decides who sees a thing; things of the house have no owner. */
type Owned = { userId: string | null; isPublic: boolean };

export type Finder<Row extends Owned> = {
  /** What its owner has not deleted, or only what is deleted and not purged. */
  findById(id: string, options?: { isDeleted?: boolean }): Promise<Row | undefined>;
};

/**
 * The row, if the viewer may see it: a public one, or their own.
 *
 * @throws {AppError} `not_found`, also for what is private to another account, as if there were none.
 */
export function visibleTo<Row extends Owned>(
  viewer: Account | null,
  kind: ThingKind,
  row: Row | undefined,
): Row {
  if (!row || !(row.isPublic || isOwner(row, viewer))) throw noSuchThing(kind);
  return row;
}

/** The same by an id. */
export const findVisible = async <Row extends Owned>(
  kind: ThingKind,
  repository: Finder<Row>,
  id: string,
  viewer: Account | null,
): Promise<Row> => visibleTo(viewer, kind, await repository.findById(id));

/**
 * What the account may change, which is its own. An admin may also delete what others made public,
 * and does not even see what is private.
 *
 * @throws {AppError} `not_found` and, for a visible one of another account, `forbidden`.
 */
export async function findOwn<Row extends Owned>(
  kind: ThingKind,
  repository: Finder<Row>,
  id: string,
  account: Account,
  { orAsAdmin = false } = {},
): Promise<Row> {
  const row = await findVisible(kind, repository, id, account);
  if (isOwner(row, account) || (orAsAdmin && account.role === 'admin')) return row;
  throw new AppError('forbidden', `This ${kind} belongs to another account`);
}

const isOwner = ({ userId }: Owned, viewer: Account | null): boolean =>
  userId !== null && userId === viewer?.id;

export const noSuchThing = (kind: ThingKind) =>
  new AppError('not_found', `There is no ${kind} with this id`);

export const tooManyThings = (kind: ThingKind, most: number) =>
  new AppError(
    'conflict',
    `An account can have at most ${most.toLocaleString('en')} ${kind}s. Please delete one first.`,
  );
