import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';
import { palettes } from './palettes.ts';

/** A text that sorts by code point, so that servers of every locale agree. */
const codeText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * All that lists of palettes are searched by, a row each, in every order of lists: see
 * docs/decisions/0087-index-of-palettes.md. Triggers write it; facets are given to them (give-facets.ts).
 */
export const paletteLists = pgTable(
  'palette_lists',
  {
    paletteId: uuid()
      .primaryKey()
      .references(() => palettes.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    /** Two bits of each word and tag, one in each number: a Bloom filter of `terms`. */
    bloomA: bigint({ mode: 'bigint' }).notNull(),
    bloomB: bigint({ mode: 'bigint' }).notNull(),
    /** As facets-of.ts computes them; null until they are for these colors. */
    facets: integer(),
    likes: integer().notNull(),
    /** The tabs that show the palette, except `recent`: a sum of `TAB_BITS` in palette-tabs.ts. */
    tabs: smallint().notNull(),
    isPublic: boolean().notNull(),
    nameKey: codeText().notNull(),
    /**
     * Hashes of each word of its name, description and tags, each two neighboring words, and each
     * tag, which has ` tag ` before it.
     */
    terms: bigint({ mode: 'bigint' }).array().notNull(),
  },
  (table) => {
    const { paletteId, facets, createdAt, bloomA, bloomB, tabs } = table;
    const isPublic = sql`is_public`;
    return [
      index('palette_lists_by_likes')
        .on(table.likes, paletteId, facets, createdAt, bloomA, bloomB, tabs)
        .where(isPublic),
      index('palette_lists_by_date')
        .on(createdAt, paletteId, facets, bloomA, bloomB, tabs)
        .where(isPublic),
      index('palette_lists_by_name')
        .on(table.nameKey, paletteId, facets, createdAt, bloomA, bloomB, tabs)
        .where(isPublic),
      index('palette_lists_by_facets')
        .on(facets, paletteId, table.likes, createdAt)
        .where(isPublic),
      index('palette_lists_by_term')
        .using('gin', table.terms)
        .with({ fastupdate: false }) // else each search reads what waits to be indexed
        .where(isPublic),
      index('palette_lists_unmeasured').on(paletteId).where(sql`facets is null`),
    ];
  },
);

/** Up to which palette the older ones stand in `palette_lists`; no row once all of them do. */
export const paletteListsFill = pgTable('palette_lists_fill', { place: uuid().primaryKey() });

/** All facets that some palette has or had: the few that a search wants are found here first. */
export const paletteFacetSets = pgTable('palette_facet_sets', { facets: integer().primaryKey() });
