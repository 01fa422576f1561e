import { desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/database.ts';
import { paletteLikes, palettes, savedColors } from '../../db/schema/palettes.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import { isOf } from '../things/things.ts';

export function createActivityRepository(db: Database) {
  const { id, name, colors } = palettes;

  return {
    findSavedPalettes(userId: string, limit: number) {
      return db
        .select({ at: palettes.createdAt, palette: { id, name, colors } })
        .from(palettes)
        .where(isOf(palettes, userId))
        .orderBy(desc(palettes.createdAt), desc(palettes.id))
        .limit(limit);
    },

    findSavedThemes(userId: string, limit: number) {
      return db
        .select({
          at: savedThemes.createdAt,
          theme: { id: savedThemes.id, name: savedThemes.name, input: savedThemes.input },
        })
        .from(savedThemes)
        .where(isOf(savedThemes, userId))
        .orderBy(desc(savedThemes.createdAt), desc(savedThemes.id))
        .limit(limit);
    },

    findSavedColors(userId: string, limit: number) {
      return db
        .select({
          at: savedColors.createdAt,
          color: { name: savedColors.name, hexCode: savedColors.hexCode },
        })
        .from(savedColors)
        .where(eq(savedColors.userId, userId))
        .orderBy(desc(savedColors.createdAt), desc(savedColors.id))
        .limit(limit);
    },

    /**
     * Likes by other accounts. It reads only the newest of each palette, which may have a million.
     */
    findLikes(userId: string, limit: number) {
      const newest = db
        .select({ at: paletteLikes.createdAt })
        .from(paletteLikes)
        .where(
          sql`${paletteLikes.paletteId} = ${palettes.id}
            and ${paletteLikes.userId} is distinct from ${palettes.userId}`,
        )
        .orderBy(desc(paletteLikes.createdAt))
        .limit(limit)
        .as('newest');
      return db
        .select({ at: newest.at, palette: { id, name, colors } })
        .from(palettes)
        .crossJoinLateral(newest)
        .where(isOf(palettes, userId))
        .orderBy(desc(newest.at))
        .limit(limit);
    },
  };
}
