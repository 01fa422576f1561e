import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../db/client.ts';
import { paletteLikes, palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';

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

    /** Whether an account is older than so many milliseconds. */
    async isOlder(userId: string, ms: number): Promise<boolean> {
      const isOld = lt(users.createdAt, new Date(Date.now() - ms));
      return (await db.$count(users, and(eq(users.id, userId), isOld))) > 0;
    },

    /**
     * Sets whether somebody likes a palette. Of several at once one makes the change.
     *
     * @param isLight Whether such a like would not count for what is trending or popular.
     * @returns The likes it has now, and whether that is a change; undefined if there is no such palette.
     * @throws {AppError} `unauthorized` if the account is gone.
     */
    set(
      paletteId: string,
      fan: Fan,
      liked: boolean,
      isLight: boolean,
    ): Promise<{ likes: number; changed: boolean } | undefined> {
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
              .values({ paletteId, ...fan, isLight })
              .onConflictDoNothing()
              .returning({ isLight: paletteLikes.isLight })
          : await tx
              .delete(paletteLikes)
              .where(and(isOf(fan), eq(paletteLikes.paletteId, paletteId)))
              .returning({ isLight: paletteLikes.isLight });
        if (changed.length === 0) return { likes: palette.likes, changed: false };

        const by = liked ? 1 : -1;
        const byLight = changed[0]!.isLight ? by : 0;
        const [updated] = await tx
          .update(palettes)
          .set({
            likes: sql`greatest(${palettes.likes} + ${by}::int, 0)`,
            lightLikes: sql`greatest(${palettes.lightLikes} + ${byLight}::int, 0)`,
          })
          .where(eq(palettes.id, paletteId))
          .returning({ likes: palettes.likes });
        return { likes: updated!.likes, changed: true };
      });
    },
  };
}

const isOf = (fan: Fan): SQL =>
  'userId' in fan ? eq(paletteLikes.userId, fan.userId) : eq(paletteLikes.visitorId, fan.visitorId);
