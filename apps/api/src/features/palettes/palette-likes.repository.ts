import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { paletteLikes, palettes } from '../../db/schema/palettes.ts';
import { lockAccount } from '../accounts/accounts.repository.ts';

/** Who likes: an account, or an anonymous visitor by an id of 16 to 64 characters. */
export type Fan = { userId: string } | { visitorId: string };

export type PaletteLikesRepository = ReturnType<typeof createPaletteLikesRepository>;

/** Who likes what. `palettes.likes` is kept in step in the same transaction. */
export function createPaletteLikesRepository(db: Database) {
  return {
    /** Those of the palettes that somebody likes. */
    async findLiked(fan: Fan, paletteIds: string[]): Promise<string[]> {
      const rows = await db
        .select({ id: paletteLikes.paletteId })
        .from(paletteLikes)
        .where(and(isOf(fan), inArray(paletteLikes.paletteId, paletteIds)));
      return rows.map(({ id }) => id);
    },

    /**
     * Sets whether somebody likes a palette. Of several at once one makes the change.
     *
     * @returns The likes it has now, undefined if there is no such palette.
     * @throws {AppError} `unauthorized` if the account is gone.
     */
    set(paletteId: string, fan: Fan, liked: boolean): Promise<number | undefined> {
      return db.transaction(async (tx) => {
        // Before the palette, as by whoever deletes the account.
        if ('userId' in fan) await lockAccount(tx, fan.userId, 'key share');
        // Held until the end: whoever likes, takes back or deletes at the same time waits here.
        const [palette] = await tx
          .select({ likes: palettes.likes })
          .from(palettes)
          .where(eq(palettes.id, paletteId))
          .for('no key update');
        if (!palette) return undefined;

        const changed = liked
          ? await tx
              .insert(paletteLikes)
              .values({ paletteId, ...fan })
              .onConflictDoNothing()
              .returning({ id: paletteLikes.id })
          : await tx
              .delete(paletteLikes)
              .where(and(isOf(fan), eq(paletteLikes.paletteId, paletteId)))
              .returning({ id: paletteLikes.id });
        if (changed.length === 0) return palette.likes;

        const [updated] = await tx
          .update(palettes)
          .set({
            likes: liked ? sql`${palettes.likes} + 1` : sql`greatest(${palettes.likes} - 1, 0)`,
          })
          .where(eq(palettes.id, paletteId))
          .returning({ likes: palettes.likes });
        return updated!.likes;
      });
    },
  };
}

const isOf = (fan: Fan): SQL =>
  'userId' in fan ? eq(paletteLikes.userId, fan.userId) : eq(paletteLikes.visitorId, fan.visitorId);
