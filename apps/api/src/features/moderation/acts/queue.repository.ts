import { LIMITS } from '@swatchwork/contract';
import { and, count, desc, eq, inArray, isNull, min, sql } from 'drizzle-orm';

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

    /** The newest open reports of a palette. */
    findReports(paletteId: string) {
      return db
        .select()
        .from(paletteReports)
        .where(and(eq(paletteReports.paletteId, paletteId), isOpen))
        .orderBy(desc(paletteReports.createdAt))
        .limit(LIMITS.reportsShown);
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

    /** Why a palette is hidden; undefined if it is not. */
    async findHiddenReason(paletteId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ reason: moderationActs.reason })
        .from(hiddenPalettes)
        .innerJoin(moderationActs, eq(moderationActs.id, hiddenPalettes.actId))
        .where(eq(hiddenPalettes.paletteId, paletteId));
      return row?.reason;
    },

    /** An author with their history. */
    async findAuthor(id: string) {
      const [user] = await db
        .select({ id: users.id, username: users.username, createdAt: users.createdAt })
        .from(users)
        .where(eq(users.id, id));
      if (!user) return null;
      const [own] = await db
        .select({
          palettes: sql<number>`count(*)::int`,
          publicPalettes: sql<number>`(count(*) filter (where ${palettes.isPublic}))::int`,
          heldPalettes: sql<number>`(count(*) filter (where ${IS_HELD}))::int`,
        })
        .from(palettes)
        .where(eq(palettes.userId, id));
      const [acts] = await db
        .select({
          hiddenBefore: sql<number>`coalesce(sum(${moderationActs.palettes}
            + num_nonnulls(${moderationActs.themeId}, ${moderationActs.collectionId})), 0)::int`,
        })
        .from(moderationActs)
        .where(
          and(
            eq(moderationActs.userId, id),
            isNull(moderationActs.undoneAt),
            inArray(moderationActs.kind, ['hide', 'hide_all', 'suspend', 'delete']),
          ),
        );
      const suspended = await db.$count(suspendedAccounts, eq(suspendedAccounts.userId, id));
      return { ...user, ...own!, ...acts!, isSuspended: suspended > 0 };
    },
  };
}
