import { LIKES_ABOVE, type PaletteSort, type PaletteTab, RECENT_DAYS } from '@swatchwork/contract';
import { and, arrayContains, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { paletteFacets } from '../../../db/schema/palette-facets.ts';
import { paletteTerms } from '../../../db/schema/palette-index.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import type { Position } from './palette-cursor.ts';
import { hasFacets, isOfFacets, type WantedFacets, withFacets } from './palette-facets.ts';
import { TAB_BITS } from './palette-lists.ts';

/** A filter of palettes; a palette must match every field that is set. */
export interface PaletteFilter {
  userId?: string | undefined;
  /** Everything except `public` is for the owner alone and needs `userId`. Default: `public`. */
  visibility?: 'public' | 'private' | 'all' | undefined;
  tab?: PaletteTab | undefined;
  tag?: string | undefined;
  /** Part of the name, the description or a tag, in any case; wildcards are ordinary characters. */
  text?: string | undefined;
  facets?: WantedFacets | undefined;
  /** The id of a palette with which it is nearly alike, or which it is. */
  alikeTo?: string | undefined;
}

/** A walk along lists of `palette_terms`, in their order. */
export interface ListWalk {
  /** The palettes of any of these lists … */
  lists: string[];
  /** … or without a list, of all that have these facets, along `palette_facets` … */
  facets?: WantedFacets;
  /** … their number, if they are so few that all are sorted … */
  few?: number | undefined;
  /** … that meet each of these conditions. */
  conditions: SQL[];
  /** Whether a condition needs more than the entry of a list. */
  isFetching: boolean;
}

/** Has the form of the condition in the partial indexes, so that the planner can use them. */
export const IS_PUBLIC = sql`${palettes.isPublic}`;

export const NAME_KEY = sql<string>`lower(${palettes.name}) collate "C"`;
export const DISTANCE = sql<number>`distance`;

/** The column to sort by, in palettes and in their lists. */
export const ORDERS = {
  likes: { key: sql`${palettes.likes}`, listKey: sql`t.likes`, highestFirst: true },
  newest: { key: sql`${palettes.createdAt}`, listKey: sql`t.created_at`, highestFirst: true },
  name: { key: NAME_KEY, listKey: sql`t.name_key`, highestFirst: false },
  nearest: { key: DISTANCE, listKey: DISTANCE, highestFirst: false },
} satisfies Record<PaletteSort, unknown>;

/** Whether a row comes after a place in the order. */
export function isBehind(sort: PaletteSort, key: SQL, id: SQL, place: Position): SQL {
  const value =
    sort === 'newest'
      ? sql`${new Date(place.key).toISOString()}::timestamptz`
      : sort === 'nearest'
        ? sql`${place.key}::float8`
        : sql`${place.key}`;
  const operator = ORDERS[sort].highestFirst ? sql`<` : sql`>`;
  return sql`(${key}, ${id}) ${operator} (${value}, ${place.id})`;
}

/** The filter as a condition on rows of `palettes`. */
export function matches(filter: PaletteFilter): SQL | undefined {
  const { userId, visibility, tab, tag, text, facets, alikeTo } = filter;
  return and(
    isVisible(visibility),
    userId ? eq(palettes.userId, userId) : undefined,
    tab && isInTab(tab),
    tag ? arrayContains(palettes.tags, [tag]) : undefined,
    text ? holdsText(text) : undefined,
    facets && isOfFacets(sql`${palettes.id}`, facets),
    alikeTo ? isAlike(alikeTo) : undefined,
  );
}

/** Palettes of one group that a list shows. */
const MOST_OF_GROUP = 1000;

/** As one array, so that the planner fetches just these. */
const isAlike = (id: string): SQL => sql`${palettes.id} = any (array(
  select other.palette_id from ${paletteAlikes} own join ${paletteAlikes} other using (group_id)
  where own.palette_id = ${id} order by other.palette_id limit ${MOST_OF_GROUP}
))`;

function isVisible(visibility: PaletteFilter['visibility'] = 'public'): SQL | undefined {
  if (visibility === 'all') return undefined;
  return visibility === 'public' ? IS_PUBLIC : sql`not ${palettes.isPublic}`;
}

function isInTab(tab: PaletteTab): SQL {
  switch (tab) {
    case 'trending':
    case 'popular':
      return sql`${palettes.likes} - ${palettes.lightLikes} > ${LIKES_ABOVE[tab]}`;
    case 'recent':
      return sql`${palettes.createdAt} > now() - make_interval(days => ${RECENT_DAYS})`;
    default:
      return arrayContains(palettes.tags, [tab]);
  }
}

/** Escapes wildcards. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

export function holdsText(text: string): SQL | undefined {
  const pattern = `%${escapeLike(text)}%`;
  return or(
    ilike(palettes.name, pattern),
    ilike(palettes.description, pattern),
    sql`exists (select from unnest(${palettes.tags}) as tag where tag ilike ${pattern})`,
  );
}

/**
 * Conditions on an entry `t` of a list. They are scalar expressions, so that the planner evaluates
 * them entry by entry.
 */
export const OF_ENTRY = {
  /**
   * Uses columns that the indexes of lists contain. `recent` is not a plain bound on the date: the
   * planner would read the index by date for that instead of the index of the requested order.
   */
  isInTab: (tab: PaletteTab) =>
    tab === 'recent'
      ? sql`now() - t.created_at < make_interval(days => ${RECENT_DAYS})`
      : sql`t.tabs & ${TAB_BITS[tab]}::int <> 0`,
  isInOneOf: (lists: string[]) =>
    sql`(select true from ${paletteTerms} o where o.palette_id = t.palette_id and o.term in ${lists} limit 1)`,
  hasFacets: (facets: WantedFacets) => isOfFacets(sql`t.palette_id`, facets),
  holdsText: (text: string) =>
    sql`(select ${holdsText(text)} from ${palettes} where ${palettes.id} = t.palette_id)`,
};

/** Ids of the first palettes of a walk after a place; each list is read from its index. */
export function walk(
  { lists, facets, few, conditions }: ListWalk,
  sort: PaletteSort,
  limit: number,
  after?: Position,
): SQL {
  const { listKey, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const behind = after && isBehind(sort, listKey, sql`t.palette_id`, after);
  const readFrom = (table: PgTable | SQL, isListed?: SQL) => sql`
    select t.palette_id, ${listKey} as key from ${table} t
    where ${and(isListed, behind, ...conditions) ?? sql`true`}
    order by ${listKey} ${direction}, t.palette_id ${direction} limit ${limit}`;
  if (facets && few !== undefined) {
    return sql`select palette_id from (${readFrom(sql`(${withFacets(facets)})`)}) as entries`;
  }
  if (facets) {
    const isListed = sql`t.is_public and ${hasFacets(sql`t.facets`, facets)}`;
    return sql`select palette_id from (${readFrom(paletteFacets, isListed)}) as entries`;
  }
  const read = (term: SQL) => readFrom(paletteTerms, sql`t.term = ${term}`);
  if (lists.length === 1) return sql`select palette_id from (${read(sql`${lists[0]}`)}) as entries`;
  return sql`
    select palette_id from (values ${valuesOf(lists)}) as l (term), lateral (${read(sql`l.term`)}) as entries
    group by key, palette_id order by key ${direction}, palette_id ${direction} limit ${limit}`;
}

/** Rows with one text each. */
export const valuesOf = (lists: string[]) =>
  sql.join(
    lists.map((list) => sql`(${list}::text)`),
    sql`, `,
  );

/** The first entries of lists, in no order, as `t`, for conditions to check. */
export function entries({ lists, facets }: ListWalk, most: number): SQL {
  if (facets) return sql`(${withFacets(facets)} limit ${most}) as t`;
  const read = (term: SQL) => sql`
    select t.palette_id, t.created_at, t.tabs from ${paletteTerms} t where t.term = ${term}
    order by t.likes desc limit ${most}`;
  if (lists.length === 1) return sql`(${read(sql`${lists[0]}`)}) as t`;
  return sql`(
    select t.* from (values ${valuesOf(lists)}) as l (term), lateral (${read(sql`l.term`)}) as t
    limit ${most}
  ) as t`;
}
