import { LIMITS } from '@swatchwork/contract';
import {
  and,
  type Column,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  lte,
  min,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import {
  moderationActs,
  reports,
  suspendedAccounts,
  withheld,
} from '../../../db/schema/moderation.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { users } from '../../../db/schema/users.ts';
import {
  columnOf,
  TABLES,
  type TableAboutThings,
  type Thing,
  type ThingKind,
  thingOf,
} from '../../things/things.ts';
import { findBursts } from '../acts/made-likes.ts';
import { isHeld } from '../withheld-things.ts';

export type QueueRepository = ReturnType<typeof createQueueRepository>;

/** The id of the thing that a row is about: ids of all kinds differ. */
const thingIdOf = ({ paletteId, themeId, projectId }: TableAboutThings) =>
  sql<string>`coalesce(${paletteId}, ${themeId}, ${projectId})`;

const isAboutOneOf = ({ paletteId, themeId, projectId }: TableAboutThings, ids: string[]) =>
  or(...[paletteId, themeId, projectId].map((column: Column) => inArray(column, ids)));

const IS_OPEN = isNull(reports.closedAt);

/** Open reports of public things of some kinds. */
const isWaiting = (kinds: readonly ThingKind[]): SQL | undefined =>
  and(
    IS_OPEN,
    or(
      ...kinds.map(
        (kind) => sql`exists (select from ${TABLES[kind]}
          where ${TABLES[kind].id} = ${columnOf(reports, kind)} and ${TABLES[kind].isPublic})`,
      ),
    ),
  );

/** Queries of what waits for moderators. */
export function createQueueRepository(db: Database) {
  return {
    /** Public things with open reports: most reports first, of as many the longest waiting. */
    async findReported(kinds: readonly ThingKind[], limit: number): Promise<Thing[]> {
      const { paletteId, themeId, projectId, createdAt } = reports;
      const rows = await db
        .select({ paletteId, themeId, projectId })
        .from(reports)
        .where(isWaiting(kinds))
        .groupBy(paletteId, themeId, projectId)
        .orderBy(desc(count()), min(createdAt), paletteId, themeId, projectId)
        .limit(limit);
      return rows.flatMap((row) => thingOf(row) ?? []);
    },

    async countReported(kinds: readonly ThingKind[]): Promise<number> {
      const [row] = await db
        .select({ count: sql<number>`count(distinct ${thingIdOf(reports)})::int` })
        .from(reports)
        .where(isWaiting(kinds));
      return row!.count;
    },

    /** The newest open reports of each of these things, with the number of all its open ones. */
    async findReports(ids: string[]) {
      const thingId = thingIdOf(reports);
      const numbered = db
        .select({
          ...getTableColumns(reports),
          thingId: thingId.as('thing_id'),
          place: sql<number>`row_number() over (
            partition by ${thingId} order by ${reports.createdAt} desc)`.as('place'),
          open: sql<number>`(count(*) over (partition by ${thingId}))::int`.as('open'),
        })
        .from(reports)
        .where(and(isAboutOneOf(reports, ids), IS_OPEN))
        .as('numbered');
      const rows = await db
        .select()
        .from(numbered)
        .where(lte(numbered.place, LIMITS.reportsShown))
        .orderBy(numbered.place);
      return Map.groupBy(rows, (row) => row.thingId);
    },

    /** Why those of these things that are hidden or held are, and since when. */
    async findWithheld(ids: string[]) {
      const rows = await db
        .select({
          id: thingIdOf(withheld),
          hidden: moderationActs.reason,
          hold: withheld.hold,
          since: withheld.createdAt,
        })
        .from(withheld)
        .leftJoin(moderationActs, eq(moderationActs.id, withheld.actId))
        .where(isAboutOneOf(withheld, ids));
      return new Map(rows.map((row) => [row.id, row]));
    },

    findBursts: () => findBursts(db),

    /** Held palettes: the oldest first, and of each author so many at most. */
    async findHeld(limit: number): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (
          select p.id, w.created_at,
            row_number() over (partition by p.user_id order by w.created_at, p.id) as place
          from ${withheld} w join ${palettes} p on p.id = w.palette_id
          where w.act_id is null and p.deleted_at is null
        ) as held
        where place <= ${LIMITS.heldShown} order by created_at, id limit ${limit}`);
      return rows.map(({ id }) => id);
    },

    async countHeld(): Promise<number> {
      const isThere = sql`exists (select from ${palettes}
        where ${palettes.id} = ${withheld.paletteId} and ${palettes.deletedAt} is null)`;
      return db.$count(withheld, and(isNull(withheld.actId), isThere));
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
          heldPalettes: sql<number>`(count(${palettes.id}) filter (where ${isHeld('palette')}))::int`,
          hiddenBefore: sql<number>`(select coalesce(sum(${moderationActs.palettes}
            + num_nonnulls(${moderationActs.themeId}, ${moderationActs.projectId})), 0)::int
            from ${moderationActs} where ${isHiding})`,
          isSuspended: sql<boolean>`exists (
            select from ${suspendedAccounts} where ${suspendedAccounts.userId} = ${users.id})`,
        })
        .from(users)
        .leftJoin(palettes, and(eq(palettes.userId, users.id), isNull(palettes.deletedAt)))
        .where(inArray(users.id, ids))
        .groupBy(users.id);
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
