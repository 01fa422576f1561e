import { createRandom } from '@swatchwork/color';
import {
  LIST_SORTS,
  PALETTE_STRENGTHS,
  PALETTE_TABS,
  PALETTE_TONES,
  PaletteListQuery,
  type PaletteSort,
} from '@swatchwork/contract';
import { sql } from 'drizzle-orm';

import type { Database } from '../../src/db/database.ts';
import { SAMPLE_TAGS } from '../../src/db/sample/palettes/sample-palette.ts';
import { createPaletteRepository } from '../../src/features/palettes/palettes.repository.ts';
import { positionOf } from '../../src/features/palettes/read/palettes.service.ts';
import { encodeCursor } from '../../src/features/palettes/search/palette-cursor.ts';

const COMMON_WORDS = ['the', 'and', 'for', 'with', 'light', 'of'];
const DEEP_PAGE = 1000;
const PAGE_LENGTH = 24;

/** Requests of one kind, each different if the kind allows it. */
export interface RequestKind {
  kind: string;
  queries: PaletteListQuery[];
}

/**
 * Every kind of request for a list of palettes, for tests and benchmarks.
 *
 * @param db Holds made-up palettes; cursors of deep pages are read from it.
 * @param times How many requests of each kind.
 * @param texts The source of words to search for, so that two databases get the same searches.
 */
export async function makeRequests(
  db: Database,
  times: number,
  texts = db,
): Promise<RequestKind[]> {
  const random = createRandom(1);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!;
  const make = (kind: string, query: () => PaletteListQuery): RequestKind => ({
    kind,
    queries: Array.from({ length: times }, query),
  });

  const samples = await texts.execute<{ description: string }>(
    sql`select description from palettes where source = 'user' order by id limit 500`,
  );
  const descriptions = samples.rows.map(({ description }) => description);
  const words = descriptions.flatMap((text) => text.split(' ')).filter((word) => word.length > 3);
  const made = await texts.execute<{ word: string }>(
    sql`select word from palette_words where word ~ '^([bdfgklmnp][aeiou]){3,5}$' order by md5(word) limit 500`,
  );
  const rare = made.rows.map(({ word }) => word);
  const partOf = (word: string, length: number) =>
    word
      .slice(0, length + 1)
      .slice(Math.floor(random() * 2))
      .slice(0, length);
  const pair = () => {
    const all = pick(descriptions).split(' ');
    const at = Math.floor(random() * (all.length - 1));
    return all.slice(at, at + 2).join(' ');
  };
  const mistyped = (word: string) => {
    const at = Math.floor(random() * word.length);
    return `${word.slice(0, at)}q${word.slice(at + 1)}`;
  };
  const letters = (length: number) =>
    Array.from({ length }, () => pick([...'abcdefghijklmnoprstuvwy'])).join('');
  const color = () =>
    letters(0)
      .padStart(6, '0')
      .replace(/0/g, () => pick([...'0123456789ABCDEF']));
  const wideColor = () =>
    `color(${pick(['display-p3', 'rec2020'])} ${pick(['1 0', '0 1', '0 0.9'])} ${random()})`;

  const facets = () =>
    pick<() => PaletteListQuery>([
      () => ({ safe: pick(['protan', 'deutan', 'tritan', 'protan,deutan,tritan']) }),
      () => ({ pairs: 1 + Math.floor(random() * 6) }),
      () => ({ ground: 'true' }),
      () => ({ tone: pick(PALETTE_TONES) }),
      () => ({ strength: pick(PALETTE_STRENGTHS) }),
      () => ({ size: pick([5, 7]) }),
    ])();

  const deep = async (sort: PaletteSort, query: PaletteListQuery) =>
    make(
      `page 1,000 of ${JSON.stringify(query).slice(1, -1).replaceAll('"', '') || 'all'}`,
      await deepPage(db, sort, query),
    );

  return [
    ...LIST_SORTS.map((sort) => make(`sort=${sort}`, () => ({ sort }))),
    ...PALETTE_TABS.flatMap((tab) =>
      LIST_SORTS.map((sort) => make(`tab=${tab} sort=${sort}`, () => ({ tab, sort }))),
    ),
    make('tag', () => ({ tag: pick(SAMPLE_TAGS), sort: pick(LIST_SORTS) })),
    make('tag in a tab', () => ({ tag: pick(SAMPLE_TAGS), tab: pick(PALETTE_TABS) })),
    make('search: a word', () => ({ q: pick(words) })),
    make('search: a word, other sorts', () => ({
      q: pick(words),
      sort: pick(['newest', 'name'] as const),
    })),
    make('search: a common word', () => ({ q: pick(COMMON_WORDS) })),
    make('search: a rare word', () => ({ q: pick(rare) })),
    make('search: part of a word', () => ({ q: partOf(pick(words), 4) })),
    make('search: two letters', () => ({ q: letters(2) })),
    make('search: one letter', () => ({ q: letters(1) })),
    make('search: two words', () => ({ q: pair() })),
    make('search: a letter off', () => ({ q: mistyped(pick(words)) })),
    make('search: a plural', () => ({ q: `${pick(words)}s` })),
    make('search: nothing found', () => ({ q: `${letters(4)}qx` })),
    make('search in a tab', () => ({ q: pick(words), tab: pick(PALETTE_TABS) })),
    make('color', () => ({ color: color() })),
    make('color beyond sRGB', () => ({ color: wideColor() })),
    make('two colors', () => ({ color: `${color()},${color()}` })),
    make('three colors', () => ({ color: `${color()},${color()},${color()}` })),
    make('three colors in a tab', () => ({
      color: `${color()},${color()},${color()}`,
      tab: pick(PALETTE_TABS),
    })),
    make('color in a tab', () => ({ color: color(), tab: pick(PALETTE_TABS) })),
    make('facets', () => facets()),
    make('facets, other sorts', () => ({ ...facets(), sort: pick(['newest', 'name'] as const) })),
    make('three facets', () => ({ ...facets(), ...facets(), ...facets() })),
    make('facets in a tab', () => ({ ...facets(), tab: pick(PALETTE_TABS) })),
    make('facets and a tag', () => ({ ...facets(), tag: pick(SAMPLE_TAGS) })),
    make('facets and a word', () => ({ ...facets(), q: pick(words) })),
    make('facets and a common word', () => ({ ...facets(), q: pick(COMMON_WORDS) })),
    make('facets and a common word in a tab', () => ({
      ...facets(),
      q: pick(COMMON_WORDS),
      tab: pick(PALETTE_TABS),
    })),
    make('facets and a color', () => ({ ...facets(), color: color() })),
    await deep('likes', {}),
    await deep('newest', { sort: 'newest' }),
    await deep('name', { sort: 'name' }),
    await deep('likes', { tab: 'trending' }),
    await deep('newest', { tab: 'recent', sort: 'newest' }),
    await deep('name', { tab: 'warm', sort: 'name' }),
    await deep('likes', { q: 'the' }),
  ];
}

/** Page 1,000 of a list, or the last one of a shorter list. */
async function deepPage(
  db: Database,
  sort: PaletteSort,
  query: PaletteListQuery,
): Promise<() => PaletteListQuery> {
  const { tab, q: text } = query;
  const { rows } = await createPaletteRepository(db).findPage(
    { tab, text },
    sort,
    (DEEP_PAGE - 1) * PAGE_LENGTH,
  );
  const last = rows.at(-(PAGE_LENGTH + 1))!;
  return () => ({ ...query, cursor: encodeCursor(sort, positionOf(last, sort)) });
}

/** The query in the form that the service takes. */
export const parseQuery = (query: PaletteListQuery) => PaletteListQuery.parse(query);
