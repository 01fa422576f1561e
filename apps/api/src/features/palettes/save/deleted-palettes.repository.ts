import { LIMITS } from '@swatchwork/contract';
import { and, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { deletedPalettes, palettes } from '../../../db/schema/palettes.ts';
import { isUuid } from '../../../db/uuid-v7.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import type { PaletteRow } from '../palettes.repository.ts';

const RESTORE_MS = LIMITS.restoreHours * 3_600_000;

/** Palettes that one statement of a purge deletes at most: each takes its likes with it. */
const PURGED = 100;

const lastMoment = () => new Date(Date.now() - RESTORE_MS);

export type DeletedPalettesRepository = ReturnType<typeof createDeletedPalettesRepository>;

/**
 * Queries of palettes that were deleted and may be restored. Every transaction locks the account
 * before the palette, and the palette before its mark, so that there is no deadlock.
 */
export function createDeletedPalettesRepository(db: Database) {
  return {
    /** Answers whether the account had such a palette. */
    put(id: string, userId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId, 'key share');
        const [palette] = await tx
          .select({ wasPublic: palettes.isPublic })
          .from(palettes)
          .where(and(eq(palettes.id, id), eq(palettes.userId, userId)))
          .for('update');
        if (!palette) return false;
        await tx.update(palettes).set({ userId: null, isPublic: false }).where(eq(palettes.id, id));
        await tx.insert(deletedPalettes).values({ paletteId: id, userId, ...palette });
        return true;
      });
    },

    /**
     * Gives a palette back to the account that deleted it.
     *
     * @returns `full` if the account has `most` palettes; undefined if there is none to restore.
     */
    async takeBack(
      id: string,
      userId: string,
      most: number,
    ): Promise<PaletteRow | 'full' | undefined> {
      if (!isUuid(id)) return undefined;
      return db.transaction(async (tx) => {
        await lockAccount(tx, userId, 'no key update');
        await tx
          .select({ id: palettes.id })
          .from(palettes)
          .where(eq(palettes.id, id))
          .for('update');
        const own = and(eq(deletedPalettes.paletteId, id), eq(deletedPalettes.userId, userId));
        const [mark] = await tx
          .select({ isPublic: deletedPalettes.wasPublic })
          .from(deletedPalettes)
          .where(and(own, gt(deletedPalettes.deletedAt, lastMoment())));
        if (!mark) return undefined;
        if ((await tx.$count(palettes, eq(palettes.userId, userId))) >= most) return 'full';
        await tx.delete(deletedPalettes).where(own);
        const [row] = await tx
          .update(palettes)
          .set({ userId, ...mark })
          .where(eq(palettes.id, id))
          .returning();
        return row;
      });
    },

    /** Deletes palettes for good that can no longer be restored; several instances may call it. */
    async purge(): Promise<void> {
      const deleteSome = () =>
        db.execute(sql`
          delete from ${palettes} where ${palettes.id} in (
            select p.id from ${palettes} p join ${deletedPalettes} d on d.palette_id = p.id
            where d.deleted_at <= ${lastMoment().toISOString()}::timestamptz
            order by p.id limit ${PURGED} for update of p skip locked)`);
      while ((await deleteSome()).rowCount === PURGED);
    },
  };
}
