import { and, eq, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import {
  heldPalettes,
  hiddenPalettes,
  moderationActs,
  paletteReports,
} from '../../../db/schema/moderation.ts';
import { deletedPalettes, palettes } from '../../../db/schema/palettes.ts';
import { hiddenShared } from '../../../db/schema/shared-moderation.ts';
import { users } from '../../../db/schema/users.ts';
import { IS_HELD } from '../holds/is-held.ts';

/**
 * Palettes of one transaction: each leaves or enters the lists and the index of words, and those who
 * save other words wait meanwhile.
 */
const BATCH = 100;

/** The public and held palettes that an act hides: those of an account, or those made in a range of time. */
export type Wanted = { userId: string; madeFrom?: Date | undefined; madeUntil?: Date | undefined };

/** Closes the open reports of palettes; answers how many there were. */
export async function closeReports(tx: Transaction, paletteIds: string[]): Promise<number> {
  const { rowCount } = await tx
    .update(paletteReports)
    .set({ closedAt: sql`now()` })
    .where(and(inArray(paletteReports.paletteId, paletteIds), isNull(paletteReports.closedAt)));
  return rowCount ?? 0;
}

/**
 * Hides palettes, whose rows are locked, for an act. One that is hidden now belongs to this act, and
 * one that was held no longer is.
 */
export async function hide(tx: Transaction, ids: string[], actId: string): Promise<void> {
  await tx
    .insert(hiddenPalettes)
    .values(ids.map((paletteId) => ({ paletteId, actId })))
    .onConflictDoUpdate({ target: hiddenPalettes.paletteId, set: { actId } });
  await tx.delete(heldPalettes).where(inArray(heldPalettes.paletteId, ids));
  await tx
    .update(palettes)
    .set({ isPublic: false })
    .where(and(inArray(palettes.id, ids), palettes.isPublic));
  await closeReports(tx, ids);
  await countPalettes(tx, actId, ids.length);
}

/**
 * Hides all wanted palettes, some at a time; an act that is interrupted holds for those before.
 *
 * @returns How many were hidden.
 */
export async function hideAll(db: Database, wanted: Wanted, actId: string): Promise<number> {
  const { userId, madeFrom, madeUntil } = wanted;
  const hideSome = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: palettes.id })
        .from(palettes)
        .where(
          and(
            eq(palettes.userId, userId),
            or(palettes.isPublic, IS_HELD),
            madeFrom && gte(palettes.createdAt, madeFrom),
            madeUntil && lte(palettes.createdAt, madeUntil),
          ),
        )
        .orderBy(palettes.id)
        .limit(BATCH)
        .for('update');
      if (rows.length > 0)
        await hide(
          tx,
          rows.map(({ id }) => id),
          actId,
        );
      return rows.length;
    });
  let [hidden, some] = [0, BATCH];
  while (some === BATCH) {
    some = await hideSome();
    hidden += some;
  }
  return hidden;
}

/**
 * Gives the palettes of an account that are still hidden by an act which is undone to the act that
 * suspends the account now. The account is locked.
 */
export async function takeOver(tx: Transaction, userId: string, actId: string): Promise<void> {
  const undone = tx
    .select({ id: moderationActs.id })
    .from(moderationActs)
    .where(and(eq(moderationActs.userId, userId), isNotNull(moderationActs.undoneAt)));
  await tx.update(hiddenPalettes).set({ actId }).where(inArray(hiddenPalettes.actId, undone));
}

/** Whether anything is still hidden by an act. */
export async function hidesAnything(tx: Transaction, actId: string): Promise<boolean> {
  const palettesLeft = await tx.$count(hiddenPalettes, eq(hiddenPalettes.actId, actId));
  return palettesLeft > 0 || (await tx.$count(hiddenShared, eq(hiddenShared.actId, actId))) > 0;
}

/**
 * Brings palettes back that are hidden, and locked. Those that their owners have deleted or wanted
 * private stay private.
 */
export async function bringBack(tx: Transaction, ids: string[], actId: string): Promise<void> {
  const rows = await tx
    .delete(hiddenPalettes)
    .where(inArray(hiddenPalettes.paletteId, ids))
    .returning({ id: hiddenPalettes.paletteId, staysPrivate: hiddenPalettes.staysPrivate });
  const deleted = tx.select({ id: deletedPalettes.paletteId }).from(deletedPalettes);
  const wanted = rows.filter(({ staysPrivate }) => !staysPrivate).map(({ id }) => id);
  await tx
    .update(palettes)
    .set({ isPublic: true })
    .where(and(inArray(palettes.id, wanted), sql`${palettes.id} not in (${deleted})`));
  await countPalettes(tx, actId, rows.length);
}

/**
 * Brings back all palettes that an act hid, some at a time. Each time the account is locked first: if
 * it is suspended meanwhile, the rest stays hidden by that suspension.
 */
export async function bringBackAll(
  db: Database,
  hidBy: string,
  { id: actId, userId }: { id: string; userId: string | null },
): Promise<void> {
  const bringSome = () =>
    db.transaction(async (tx) => {
      if (userId)
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
      const hidden = tx
        .select({ id: hiddenPalettes.paletteId })
        .from(hiddenPalettes)
        .where(eq(hiddenPalettes.actId, hidBy));
      const rows = await tx
        .select({ id: palettes.id })
        .from(palettes)
        .where(inArray(palettes.id, hidden))
        .orderBy(palettes.id)
        .limit(BATCH)
        .for('update');
      if (rows.length > 0)
        await bringBack(
          tx,
          rows.map(({ id }) => id),
          actId,
        );
      return rows.length;
    });
  while ((await bringSome()) === BATCH);
}

/** Adds to the number of palettes that an act has changed. */
export async function countPalettes(tx: Transaction, actId: string, more: number): Promise<void> {
  await tx
    .update(moderationActs)
    .set({ palettes: sql`${moderationActs.palettes} + ${more}` })
    .where(eq(moderationActs.id, actId));
}
