import { LIKES_ABOVE, type PaletteSort, type PaletteTab, RECENT_DAYS } from '@swatchwork/contract';
import { and, arrayContains, eq, ilike, or, type SQL, sql } from 'drizzle-orm';

import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import type { Position } from './palette-cursor.ts';
import { isOfFacets, type WantedFacets } from './palette-facets.ts';

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

/** Has the form of the condition in the partial indexes, so that the planner can use them. */
export const IS_PUBLIC = sql`${palettes.isPublic}`;

export const NAME_KEY = sql<string>`lower(${palettes.name}) collate "C"`;
export const DISTANCE = sql<number>`distance`;

/** The column to sort by, in palettes and in entries `t` of their lists. */
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
