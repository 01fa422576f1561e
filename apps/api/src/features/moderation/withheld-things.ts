import { and, eq, gte, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/database.ts';
import { moderationActs, withheld } from '../../db/schema/moderation.ts';
import { users } from '../../db/schema/users.ts';
import { columnOf, isOf, keyOf, TABLES, THING_KINDS, type ThingKind } from '../things/things.ts';
import { createActsRepository } from './acts/acts.repository.ts';
import { closeReports } from './reports/reports.repository.ts';

/**
 * Things of one transaction: each palette leaves or enters the lists and the index of words, and those
 * who save other words wait meanwhile.
 */
const BATCH = 100;

/** What an act hides: all that an account shows or would show, or what was made in a range of time. */
export type Wanted = { userId: string; madeFrom?: Date | undefined; madeUntil?: Date | undefined };

/** Whether a thing waits for a moderator, as a condition on its row. */
export const isHeld = (kind: ThingKind): SQL<boolean> => sql`exists (select from ${withheld}
  where ${columnOf(withheld, kind)} = ${TABLES[kind].id} and ${withheld.actId} is null)`;

/** Whether everybody sees a thing, or did before its owner deleted it. */
export const isOrWasPublic = (kind: ThingKind) => or(TABLES[kind].isPublic, TABLES[kind].wasPublic);

/**
 * Hides things, whose rows are locked, for an act. What is hidden now belongs to this act, and what was
 * held no longer is.
 */
export async function hide(
  tx: Transaction,
  kind: ThingKind,
  ids: string[],
  actId: string,
): Promise<void> {
  const table = TABLES[kind];
  await tx
    .insert(withheld)
    .values(ids.map((id) => ({ ...keyOf({ kind, id }), actId })))
    .onConflictDoUpdate({ target: columnOf(withheld, kind), set: { actId, hold: null } });
  await tx
    .update(table)
    .set({ isPublic: false, wasPublic: false })
    .where(and(inArray(table.id, ids), isOrWasPublic(kind)));
  await closeReports(tx, kind, ids);
  await countPalettes(tx, kind, actId, ids.length);
}

/**
 * Ends the hiding or the hold of things, whose rows are locked. Those that their owners wanted private
 * stay private, and those that they have deleted are public once they are restored.
 */
export async function bringBack(
  tx: Transaction,
  kind: ThingKind,
  ids: string[],
  actId: string,
): Promise<void> {
  const table = TABLES[kind];
  const column = columnOf(withheld, kind);
  const rows = await tx
    .delete(withheld)
    .where(inArray(column, ids))
    .returning({ id: column, staysPrivate: withheld.staysPrivate });
  const wanted = rows.flatMap(({ id, staysPrivate }) => (id && !staysPrivate ? [id] : []));
  await tx
    .update(table)
    .set({ isPublic: sql`deleted_at is null`, wasPublic: sql`deleted_at is not null` })
    .where(inArray(table.id, wanted));
  await countPalettes(tx, kind, actId, rows.length);
}

/** Publishes held palettes, whose rows are locked. */
export async function release(tx: Transaction, ids: string[], actId: string): Promise<void> {
  await bringBack(tx, 'palette', ids, actId);
  await closeReports(tx, 'palette', ids);
}

/** Hides all wanted things of some kinds, some at a time, until the act is undone. */
export async function hideAll(
  db: Database,
  { userId, madeFrom, madeUntil }: Wanted,
  actId: string,
  kinds: readonly ThingKind[],
): Promise<void> {
  const isInForce = async (tx: Transaction) =>
    (await createActsRepository(tx).lock(actId))?.undoneAt === null;
  for (const kind of kinds) {
    const table = TABLES[kind];
    const isWanted = and(
      eq(table.userId, userId),
      or(isOrWasPublic(kind), isHeld(kind)),
      madeFrom && gte(table.createdAt, madeFrom),
      madeUntil && lte(table.createdAt, madeUntil),
    );
    const hideSome: Change = (tx, ids) => hide(tx, kind, ids, actId);
    await changeAll(db, kind, isWanted, hideSome, userId, isInForce);
  }
}

/** Publishes all held palettes of an account, some at a time, unless it is suspended meanwhile. */
export async function releaseAll(db: Database, userId: string, actId: string): Promise<void> {
  const isWanted = and(isOf(TABLES.palette, userId), isHeld('palette'));
  const mayPublish = async (tx: Transaction) =>
    !(await createActsRepository(tx).findSuspending(userId));
  const releaseSome: Change = (tx, ids) => release(tx, ids, actId);
  await changeAll(db, 'palette', isWanted, releaseSome, userId, mayPublish);
}

/**
 * Brings back all that an act hid, some at a time. Each time the account is locked first: if it is
 * suspended meanwhile, the rest stays hidden by that suspension.
 */
export async function bringBackAll(
  db: Database,
  hidBy: string,
  { id: actId, userId }: { id: string; userId: string | null },
): Promise<void> {
  for (const kind of THING_KINDS) {
    const column = columnOf(withheld, kind);
    const hidden = db
      .select({ id: column })
      .from(withheld)
      .where(and(eq(withheld.actId, hidBy), isNotNull(column)));
    const isWanted = inArray(TABLES[kind].id, hidden);
    await changeAll(db, kind, isWanted, (tx, ids) => bringBack(tx, kind, ids, actId), userId);
  }
}

type Change = (tx: Transaction, ids: string[]) => Promise<void>;

/**
 * Changes all things of an account that meet a condition, in transactions that lock the account and
 * some things each, as long as they may go on.
 */
async function changeAll(
  db: Database,
  kind: ThingKind,
  isWanted: SQL | undefined,
  change: Change,
  userId: string | null,
  mayGoOn = async (_: Transaction) => true,
): Promise<void> {
  const table = TABLES[kind];
  const changeSome = () =>
    db.transaction(async (tx) => {
      if (userId)
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
      if (!(await mayGoOn(tx))) return 0;
      const rows = await tx
        .select({ id: table.id })
        .from(table)
        .where(isWanted)
        .orderBy(table.id)
        .limit(BATCH)
        .for('update');
      if (rows.length > 0)
        await change(
          tx,
          rows.map(({ id }) => id),
        );
      return rows.length;
    });
  while ((await changeSome()) === BATCH);
}

/**
 * Gives what is still hidden by undone acts about an account to the act that suspends it now. The
 * account is locked.
 */
export async function takeOver(tx: Transaction, userId: string, actId: string): Promise<void> {
  const undone = tx
    .select({ id: moderationActs.id })
    .from(moderationActs)
    .where(and(eq(moderationActs.userId, userId), isNotNull(moderationActs.undoneAt)));
  await tx.update(withheld).set({ actId }).where(inArray(withheld.actId, undone));
}

/** Adds to the number of palettes that an act has changed; other things are not counted. */
export async function countPalettes(
  tx: Transaction,
  kind: ThingKind,
  actId: string,
  more: number,
): Promise<void> {
  if (kind !== 'palette') return;
  await tx
    .update(moderationActs)
    .set({ palettes: sql`${moderationActs.palettes} + ${more}` })
    .where(eq(moderationActs.id, actId));
}
