import { LIKES_ABOVE, type PaletteSort, type PaletteTab, RECENT_DAYS } from '@swatchwork/contract';
import { and, type SQL, sql } from 'drizzle-orm';

import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { isOf } from '../../things/things.ts';
import type { Position } from './palette-cursor.ts';

/** A filter of palettes; a palette must match every field that is set. */
export interface PaletteFilter {
  userId?: string | undefined;
  /** Everything except `public` is only for the owner and needs `userId`. Default: `public`. */
  visibility?: 'public' | 'private' | 'all' | undefined;
  tab?: PaletteTab | undefined;
  tag?: string | undefined;
  /**
   * Part of the name, the description or a tag, in any case; wildcards are ordinary characters. There is one space
   * between words.
   */
  text?: string | undefined;
  /** What it is good for, each as facets-of.ts writes it. */
  facets?: readonly string[] | undefined;
  /** The id of a palette with which it is nearly alike, or which it is. */
  alikeTo?: string | undefined;
}

/** Has the form of the condition in the partial indexes, so that the planner can use them. */
export const IS_PUBLIC = sql`${palettes.isPublic}`;

export const NAME_KEY = sql<string>`lower(${palettes.name}) collate "C"`;
export const DISTANCE = sql<number>`distance`;

/** What palettes are sorted by. */
export const ORDERS = {
  likes: { key: sql`${palettes.likes}`, highestFirst: true },
  newest: { key: sql`${palettes.createdAt}`, highestFirst: true },
  name: { key: NAME_KEY, highestFirst: false },
  nearest: { key: DISTANCE, highestFirst: false },
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

/**
 * The filter as a condition on rows of `palettes`.
 *
 * @param words Groups of words or pairs, of each of which a palette must have one.
 */
export function matches(filter: PaletteFilter, words: string[][] = []): SQL {
  const { userId, visibility, tab, text, alikeTo } = filter;
  const lexemes = lexemesOf(filter, words);
  const condition = and(
    isVisible(visibility),
    userId ? isOf(palettes, userId) : undefined,
    tab && !isTag(tab) ? isInTab(tab) : undefined,
    lexemes.length > 0 ? sql`${palettes.search} @@ ${lexemeQuery(lexemes)}::tsquery` : undefined,
    text ? holdsText(text) : undefined,
    alikeTo ? isAlike(alikeTo) : undefined,
  );
  return condition ?? sql`true`;
}

/** Groups of lexemes, of each of which a palette of the filter with the words has one. */
export function lexemesOf({ tab, tag, facets = [] }: PaletteFilter, words: string[][]): string[][] {
  const tags = [tag, tab && isTag(tab) ? tab : undefined].filter((one) => one !== undefined);
  return [...words, ...tags.map((one) => [` tag ${one}`]), ...facets.map((one) => [` ${one}`])];
}

/** A `tsquery` in which a palette has a lexeme of each of these groups. */
export const lexemeQuery = (groups: readonly (readonly string[])[]): string =>
  groups.map((group) => `(${group.map(quoteLexeme).join('|')})`).join('&');

const quoteLexeme = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

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

type TagTab = 'minimal' | 'vintage' | 'warm' | 'cool';

const isTag = (tab: PaletteTab): tab is TagTab =>
  tab !== 'recent' && tab !== 'trending' && tab !== 'popular';

/** Likes that do not count are looked at second: the first condition is that of an index. */
function isInTab(tab: Exclude<PaletteTab, TagTab>): SQL {
  if (tab === 'recent')
    return sql`${palettes.createdAt} > now() - make_interval(days => ${RECENT_DAYS})`;
  const above = LIKES_ABOVE[tab];
  return sql`${palettes.likes} > ${above} and ${palettes.likes} - ${palettes.lightLikes} > ${above}`;
}

/** What no text holds. */
const BETWEEN = sql`E'\\x1F'`;

/** Escapes wildcards. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Name, description and tags are one text with separators, which is quicker than one after the other. In a
 * `case` the planner takes the condition for half of the rows; else for hardly any, and reads them all.
 */
export function holdsText(text: string): SQL {
  const all = sql`${palettes.name} || ${BETWEEN} || coalesce(${palettes.description}, '') || ${BETWEEN}
    || array_to_string(${palettes.tags}, ${BETWEEN})`;
  return sql`case when ${all} ilike ${`%${escapeLike(text)}%`} then true end`;
}
