import { LIMITS } from '@swatchwork/contract';
import { and, count, desc, eq, getTableColumns, inArray, isNull, lte, min, sql } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import {
  heldPalettes,
  hiddenPalettes,
  moderationActs,
  paletteReports,
  suspendedAccounts,
} from '../../../db/schema/moderation.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import { IS_HELD } from '../holds/is-held.ts';
import { findBursts } from './made-likes.ts';

export type QueueRepository = ReturnType<typeof createQueueRepository>;

/** Queries of what waits for moderators. */
export function createQueueRepository(db: Database) {
  const isOpen = isNull(paletteReports.closedAt);
  return {
    /** Public palettes with open reports: most reports first, of as many the longest waiting. */
    findReported(limit: number) {
      return db
        .select({ id: palettes.id, openReports: count() })
        .from(paletteReports)
        .innerJoin(palettes, eq(palettes.id, paletteReports.paletteId))
        .where(and(isOpen, palettes.isPublic))
        .groupBy(palettes.id)
        .orderBy(desc(count()), min(paletteReports.createdAt), palettes.id)
        .limit(limit);
    },

    async countReported(): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(distinct ${paletteReports.paletteId})::int` })
        .from(paletteReports)
        .innerJoin(palettes, eq(palettes.id, paletteReports.paletteId))
        .where(and(isOpen, palettes.isPublic));
      return row!.count;
    },

    /** The newest open reports of each of these palettes. */
    async findReports(ids: string[]) {
      if (ids.length === 0) return new Map();
      const place = sql<number>`row_number() over (
        partition by ${paletteReports.paletteId} order by ${paletteReports.createdAt} desc)`;
      const numbered = db
        .select({ ...getTableColumns(paletteReports), place: place.as('place') })
        .from(paletteReports)
        .where(and(inArray(paletteReports.paletteId, ids), isOpen))
        .as('numbered');
      const rows = await db
        .select()
        .from(numbered)
        .where(lte(numbered.place, LIMITS.reportsShown))
        .orderBy(numbered.place);
      return Map.groupBy(rows, ({ paletteId }) => paletteId);
    },

    findBursts: () => findBursts(db),

    countReports: (paletteId: string) =>
      db.$count(paletteReports, and(eq(paletteReports.paletteId, paletteId), isOpen)),

    /** Held palettes: the oldest first, and of each author so many at most. */
    async findHeld(limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (
          select p.id, h.created_at,
            row_number() over (partition by p.user_id order by h.created_at, p.id) as place
          from ${heldPalettes} h join ${palettes} p on p.id = h.palette_id
          where p.user_id is not null
        ) as held
        where place <= ${LIMITS.heldShown} order by created_at, id limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    async countHeld(): Promise<number> {
      const isThere = sql`exists (select from ${palettes} p
        where p.id = ${heldPalettes.paletteId} and p.user_id is not null)`;
      return db.$count(heldPalettes, isThere);
    },

    findPalettes: (ids: string[]) => db.select().from(palettes).where(inArray(palettes.id, ids)),

    /** Why those of these palettes that are hidden are. */
    async findHiddenReasons(ids: string[]): Promise<Map<string, string>> {
      const rows = await db
        .select({ id: hiddenPalettes.paletteId, reason: moderationActs.reason })
        .from(hiddenPalettes)
        .innerJoin(moderationActs, eq(moderationActs.id, hiddenPalettes.actId))
        .where(inArray(hiddenPalettes.paletteId, ids));
      return new Map(rows.map(({ id, reason }) => [id, reason]));
    },

    /** Authors with their history, by their ids. */
    async findAuthors(ids: string[]) {
      const isHiding = and(
        eq(moderationActs.userId, users.id),
        isNull(moderationActs.undoneAt),
        inArray(moderationActs.kind, ['hide', 'hide_all', 'suspend', 'delete']),
      );
      const rows = await db
        .select({
          id: users.id,
          username: users.username,
          createdAt: users.createdAt,
          palettes: sql<number>`count(${palettes.id})::int`,
          publicPalettes: sql<number>`(count(*) filter (where ${palettes.isPublic}))::int`,
          heldPalettes: sql<number>`(count(${palettes.id}) filter (where ${IS_HELD}))::int`,
          hiddenBefore: sql<number>`(select coalesce(sum(${moderationActs.palettes}
            + num_nonnulls(${moderationActs.themeId}, ${moderationActs.collectionId})), 0)::int
            from ${moderationActs} where ${isHiding})`,
          isSuspended: sql<boolean>`exists (
            select from ${suspendedAccounts} where ${suspendedAccounts.userId} = ${users.id})`,
        })
        .from(users)
        .leftJoin(palettes, eq(palettes.userId, users.id))
        .where(inArray(users.id, ids))
        .groupBy(users.id);
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
