import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { type ActRow, createActsRepository } from '../acts/acts.repository.ts';
import {
  bringSharedBack,
  closeSharedReports,
  deleteShared,
  findSharedOwner,
  hideShared,
  keyOf,
  lockShared,
  type Shared,
} from './hidden-shared.ts';

type Act = {
  kind: 'dismiss' | 'hide' | 'restore' | 'delete';
  reason: string;
  moderatorId: string;
  moderatorName: string;
};

/**
 * Carries out an act on a public or hidden theme or collection. It locks the account first, by the
 * row of the act, as whatever deletes an account does.
 *
 * @throws {AppError} `not_found`; `conflict` if there is nothing to do.
 */
export async function actOnShared(db: Database, shared: Shared, act: Act): Promise<ActRow> {
  const userId = await findSharedOwner(db, shared);
  if (!userId) throw noSuchShared(shared);
  return db.transaction(async (tx) => {
    const acts = createActsRepository(tx);
    const made = await acts.insert({ ...act, ...keyOf(shared), userId });
    const row = await lockShared(tx, shared);
    if (!row || !(row.isPublic || row.hiding)) throw noSuchShared(shared);
    if (act.kind === 'dismiss') {
      if ((await closeSharedReports(tx, shared)) === 0)
        throw new AppError('conflict', 'There are no open reports');
    } else if (act.kind === 'hide') {
      await hideShared(tx, shared, made.id);
    } else if (act.kind === 'delete') {
      await deleteShared(tx, shared);
    } else {
      if (!row.hiding) throw new AppError('conflict', `This ${shared.kind} is not hidden`);
      await bringSharedBack(tx, shared);
      await acts.close(row.hiding);
    }
    return made;
  });
}

const noSuchShared = ({ kind }: Shared) =>
  new AppError('not_found', `There is no public or hidden ${kind} with this id`);
