import type { SharedKind } from '@swatchwork/contract';
import { eq, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { collections } from '../../../db/schema/collections.ts';
import { hiddenShared, sharedReports } from '../../../db/schema/shared-moderation.ts';
import { savedThemes } from '../../../db/schema/themes.ts';

/** A theme or a collection, which its account can share by its address. */
export type Shared = { kind: SharedKind; id: string };

const TABLES = { theme: savedThemes, collection: collections };

/** The columns by which rows of moderation name it. */
export const keyOf = ({ kind, id }: Shared): { themeId: string } | { collectionId: string } =>
  kind === 'theme' ? { themeId: id } : { collectionId: id };

/** The condition on a row of a table of moderation that names it. */
export const isAbout = (
  { themeId, collectionId }: typeof hiddenShared | typeof sharedReports,
  { kind, id }: Shared,
) => eq(kind === 'theme' ? themeId : collectionId, id);

/** What a row of such a table names. */
export const sharedOf = (row: {
  themeId: string | null;
  collectionId: string | null;
}): Shared | undefined => {
  if (row.themeId) return { kind: 'theme', id: row.themeId };
  return row.collectionId ? { kind: 'collection', id: row.collectionId } : undefined;
};

/** Its owner; also of what the owner deleted within the hour and may restore. */
export async function findSharedOwner(
  db: Database | Transaction,
  { kind, id }: Shared,
): Promise<string | undefined> {
  const { rows } = await db.execute<{ userId: string }>(sql`
    select user_id as "userId" from ${TABLES[kind]} where id = ${id}`);
  return rows[0]?.userId;
}

/** Locks it, and tells whether it is public, and which act hides it; undefined as for its owner. */
export async function lockShared(tx: Transaction, shared: Shared) {
  const { rows } = await tx.execute<{ isPublic: boolean }>(sql`
    select is_public as "isPublic" from ${TABLES[shared.kind]}
    where id = ${shared.id} for update`);
  if (!rows[0]) return undefined;
  const [hidden] = await tx.select().from(hiddenShared).where(isAbout(hiddenShared, shared));
  return { ...rows[0], hiding: hidden?.actId };
}

/** Hides it, locked, for an act, to which it belongs now if it was hidden. */
export async function hideShared(tx: Transaction, shared: Shared, actId: string): Promise<void> {
  const { themeId, collectionId } = hiddenShared;
  await tx
    .insert(hiddenShared)
    .values({ ...keyOf(shared), actId })
    .onConflictDoUpdate({
      target: shared.kind === 'theme' ? themeId : collectionId,
      set: { actId },
    });
  await tx.execute(sql`
    update ${TABLES[shared.kind]} set is_public = false where id = ${shared.id} and is_public`);
  await closeSharedReports(tx, shared);
}

/** Brings it back, locked, unless its owner wants it to be private. */
export async function bringSharedBack(tx: Transaction, shared: Shared): Promise<void> {
  const [hidden] = await tx
    .delete(hiddenShared)
    .where(isAbout(hiddenShared, shared))
    .returning({ staysPrivate: hiddenShared.staysPrivate });
  if (!hidden || hidden.staysPrivate) return;
  await tx.execute(sql`update ${TABLES[shared.kind]} set is_public = true where id = ${shared.id}`);
}

/** Brings back what an act has hidden, if that is a theme or a collection, deleted by its owner or not. */
export async function bringHiddenByBack(tx: Transaction, actId: string): Promise<void> {
  const isOfAct = eq(hiddenShared.actId, actId);
  const [row] = await tx.select().from(hiddenShared).where(isOfAct);
  const shared = row && sharedOf(row);
  if (!shared) return;
  await tx.execute(sql`select from ${TABLES[shared.kind]} where id = ${shared.id} for update`);
  // Another act may have hidden it, or brought it back, before it was locked.
  if ((await tx.$count(hiddenShared, isOfAct)) > 0) await bringSharedBack(tx, shared);
}

/** Deletes it for good. */
export async function deleteShared(tx: Transaction, { kind, id }: Shared): Promise<void> {
  await tx.execute(sql`delete from ${TABLES[kind]} where id = ${id}`);
}

/** Closes its open reports; answers how many there were. */
export async function closeSharedReports(tx: Transaction, shared: Shared): Promise<number> {
  const { rowCount } = await tx
    .update(sharedReports)
    .set({ closedAt: sql`now()` })
    .where(sql`${isAbout(sharedReports, shared)} and closed_at is null`);
  return rowCount ?? 0;
}
