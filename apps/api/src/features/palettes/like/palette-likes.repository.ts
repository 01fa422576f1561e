import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteLikes, palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import type { Person } from '../caller.ts';

export type PaletteLikesRepository = ReturnType<typeof createPaletteLikesRepository>;

/** Queries of likes. A like and its count are one transaction. */
export function createPaletteLikesRepository(db: Database) {
  return {
    /** Those of the palettes that the liker likes. */
    async findLiked(liker: Person, paletteIds: string[]): Promise<string[]> {
      const rows = await db
        .select({ id: paletteLikes.paletteId })
        .from(paletteLikes)
        .where(and(isOf(liker), inArray(paletteLikes.paletteId, paletteIds)));
      return rows.map(({ id }) => id);
    },

    /**
     * Whether an account is older than so many milliseconds and, if `isConfirmed` is set, has
     * confirmed its address.
     */
    async isSettled(userId: string, ms: number, isConfirmed: boolean): Promise<boolean> {
      const isOld = lt(users.createdAt, new Date(Date.now() - ms));
      const hasConfirmed = isConfirmed
        ? sql`lower(${users.confirmedEmail}) = lower(${users.email})`
        : undefined;
      return (await db.$count(users, and(eq(users.id, userId), isOld, hasConfirmed))) > 0;
    },

    /**
     * Sets whether a liker likes a palette. Of several calls at once, one makes the change.
     *
     * @param isLight Whether such a like would not count for what is trending or popular; `origin` is the
     *   network that it comes from, as a keyed hash.
     * @returns The likes it has now, and whether that is a change; undefined if there is no such
     *   palette.
     * @throws {AppError} `unauthorized` if the account is gone.
     */
    set(
      paletteId: string,
      liker: Person,
      liked: boolean,
      { isLight, origin }: { isLight: boolean; origin: string },
    ): Promise<{ likes: number; changed: boolean } | undefined> {
      return db.transaction(async (tx) => {
        // Locked before the palette, in the same order as in deleting an account.
        if ('userId' in liker) await lockAccount(tx, liker.userId, 'key share');
        // Locked as strongly as its count needs: two likes that raised their locks could deadlock.
        const [palette] = await tx
          .select({ likes: palettes.likes })
          .from(palettes)
          .where(and(eq(palettes.id, paletteId), isNull(palettes.deletedAt)))
          .for('no key update');
        if (!palette) return undefined;

        const changed = liked
          ? await tx
              .insert(paletteLikes)
              .values({ paletteId, ...liker, isLight, origin })
              .onConflictDoNothing()
              .returning({ isLight: paletteLikes.isLight })
          : await tx
              .delete(paletteLikes)
              .where(and(isOf(liker), eq(paletteLikes.paletteId, paletteId)))
              .returning({ isLight: paletteLikes.isLight });
        if (changed.length === 0) return { ...palette, changed: false };
        const likes = liked ? 1 : -1;
        const lightLikes = changed[0]!.isLight ? likes : 0;
        return { likes: await addLikes(tx, paletteId, { likes, lightLikes }), changed: true };
      });
    },
  };
}

/** Adds likes, negative ones to take them away, to the counts of a palette; answers its likes. */
export async function addLikes(
  tx: Transaction,
  paletteId: string,
  { likes, lightLikes }: { likes: number; lightLikes: number },
): Promise<number> {
  const [now] = await tx
    .update(palettes)
    .set({
      likes: sql`greatest(${palettes.likes} + ${likes}, 0)`,
      lightLikes: sql`greatest(${palettes.lightLikes} + ${lightLikes}, 0)`,
    })
    .where(eq(palettes.id, paletteId))
    .returning({ likes: palettes.likes });
  return now!.likes;
}

const isOf = (liker: Person): SQL =>
  'userId' in liker
    ? eq(paletteLikes.userId, liker.userId)
    : eq(paletteLikes.visitorId, liker.visitorId);
