import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';
import { palettes } from './palettes.ts';

/** A text that sorts by code point, so that servers of every locale agree. */
const codeText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * What every palette is good for, in every order of lists: see
 * docs/decisions/0070-search-by-what-matters.md. Triggers write all of it but the facets.
 */
export const paletteFacets = pgTable(
  'palette_facets',
  {
    paletteId: uuid()
      .primaryKey()
      .references(() => palettes.id, { onDelete: 'cascade' }),
    /** As palette-facets.ts writes them; null until they are computed for these colors. */
    facets: integer(),
    isPublic: boolean().notNull(),
    likes: integer().notNull(),
    createdAt: instant().notNull(),
    nameKey: codeText().notNull(),
  },
  (table) => [
    index('palette_facets_missing').on(table.paletteId).where(sql`facets is null`),
    index('palette_facets_alike')
      .on(table.facets, table.paletteId, table.likes, table.createdAt)
      .where(sql`is_public`),
    index('palette_facets_by_likes')
      .on(table.likes, table.paletteId, table.facets, table.createdAt)
      .where(sql`is_public`),
    index('palette_facets_by_date')
      .on(table.createdAt, table.paletteId, table.facets)
      .where(sql`is_public`),
    index('palette_facets_by_name')
      .on(table.nameKey, table.paletteId, table.facets, table.createdAt)
      .where(sql`is_public`),
  ],
);

/** All facets that some palette has or had: the few that a search wants are found here first. */
export const paletteFacetSets = pgTable('palette_facet_sets', { facets: integer().primaryKey() });

/**
 * Up to which palette the older ones stand in `palette_facets`; no row once all of them do.
 */
export const paletteFacetsFill = pgTable('palette_facets_fill', { place: uuid().primaryKey() });
