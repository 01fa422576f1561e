import { LIKES_ABOVE, type PaletteSort, type PaletteTab, RECENT_DAYS } from '@swatchwork/contract';
import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { palettes } from '../../db/schema/palettes.ts';
import type { Position } from './palette-cursor.ts';

/** Which public palettes are meant; everything given must hold. */
export interface PaletteFilter {
  userId?: string | undefined;
  tab?: PaletteTab | undefined;
  /** Part of the name or the description, in any case; wildcards mean themselves. */
  text?: string | undefined;
}

export type PaletteRow = Awaited<
  ReturnType<ReturnType<typeof createPaletteRepository>['findPage']>
>[number];

/**
 * Every palette query, over one handle. Inside a transaction, build a second repository from it:
 * on the embedded engine a query through the outer handle would wait for itself for ever.
 */
export function createPaletteRepository(db: Database | Transaction) {
  return {
    /** Paged by the place of the last row seen, so that no page costs more than the first. */
    findPage(filter: PaletteFilter, sort: PaletteSort, limit: number, after?: Position) {
      const { key, highestFirst } = ORDERS[sort];
      const direction = highestFirst ? desc : asc;
      return db
        .select({ ...getTableColumns(palettes), nameKey: NAME_KEY })
        .from(palettes)
        .where(and(matches(filter), after && isBehind(sort, after)))
        .orderBy(direction(key), direction(palettes.id))
        .limit(limit);
    },

    count(filter: PaletteFilter) {
      return db.$count(palettes, matches(filter));
    },

    /** Of the public palettes. */
    async countByLikes() {
      const above = (likes: number) =>
        sql`count(*) filter (where ${palettes.likes} > ${likes})`.mapWith(Number);
      const [counts] = await db
        .select({
          total: sql`count(*)`.mapWith(Number),
          trending: above(LIKES_ABOVE.trending),
          popular: above(LIKES_ABOVE.popular),
        })
        .from(palettes)
        .where(IS_PUBLIC);
      return counts!; // an aggregate without grouping has exactly one row
    },
  };
}

/** Written as the partial indexes have it, so that the planner can tell that they serve. */
const IS_PUBLIC = sql`${palettes.isPublic}`;

const NAME_KEY = sql<string>`lower(${palettes.name}) collate "C"`;

const ORDERS = {
  likes: { key: palettes.likes, highestFirst: true },
  newest: { key: palettes.createdAt, highestFirst: true },
  name: { key: NAME_KEY, highestFirst: false },
};

function isBehind(sort: PaletteSort, { key, id }: Position): SQL {
  const place = sort === 'newest' ? sql`${new Date(key).toISOString()}::timestamptz` : sql`${key}`;
  const operator = ORDERS[sort].highestFirst ? sql`<` : sql`>`;
  return sql`(${ORDERS[sort].key}, ${palettes.id}) ${operator} (${place}, ${id})`;
}

function matches({ userId, tab, text }: PaletteFilter): SQL | undefined {
  const pattern = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    IS_PUBLIC,
    userId ? eq(palettes.userId, userId) : undefined,
    tab && isInTab(tab),
    pattern ? or(ilike(palettes.name, pattern), ilike(palettes.description, pattern)) : undefined,
  );
}

function isInTab(tab: PaletteTab): SQL {
  switch (tab) {
    case 'trending':
    case 'popular':
      return gt(palettes.likes, LIKES_ABOVE[tab]);
    case 'recent':
      return gt(palettes.createdAt, sql`now() - make_interval(days => ${RECENT_DAYS})`);
    default:
      return arrayContains(palettes.tags, [tab]);
  }
}
