import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';

/** A text that sorts by code point, so that servers of every locale agree. */
const codeText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A point, here of OKLab: `(l, a, b)`. @see https://www.postgresql.org/docs/current/cube.html */
const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/**
 * The lists in which a public palette stands: one row for each word of its name, description and
 * tags, each two neighboring words, each tag, the day it was made and the numbers of likes it has
 * passed. Each list is indexed in every order, so that any page of it is one range of an index,
 * however long the list is; the indexes also hold the columns that a tab filters by, so that no row
 * is fetched for the filter.
 *
 * The database writes this table and the two below by itself: see
 * docs/decisions/0007-palettes-by-the-million.md.
 */
export const paletteTerms = pgTable(
  'palette_terms',
  {
    /**
     * A word in lower case, two words with a blank between, or one of `LIST` in palette-lists.ts,
     * which begin with a blank.
     */
    term: codeText().notNull(),
    paletteId: uuid().notNull(),
    likes: integer().notNull(),
    createdAt: instant().notNull(),
    nameKey: codeText().notNull(),
    /** The tabs that show the palette, except `recent`: a sum of `TAB_BITS` in palette-lists.ts. */
    tabs: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paletteId, table.term] }),
    index('palette_terms_by_likes').on(
      table.term,
      table.likes,
      table.paletteId,
      table.tabs,
      table.createdAt,
    ),
    index('palette_terms_by_date').on(table.term, table.createdAt, table.paletteId, table.tabs),
    index('palette_terms_by_name').on(
      table.term,
      table.nameKey,
      table.paletteId,
      table.tabs,
      table.createdAt,
    ),
  ],
);

/**
 * Every word and every two neighboring words of public palettes. A search finds here the words with
 * a text at any place, and the pairs that begin or end with it.
 */
export const paletteWords = pgTable('palette_words', { word: codeText().primaryKey() }, (table) => [
  index('palette_words_by_part')
    .using('gin', sql`parts_of(' ' || ${table.word} || ' ', 1, 3)`)
    .where(sql`strpos(${table.word}, ' ') = 0`),
  index('palette_words_alone').on(table.word).where(sql`strpos(${table.word}, ' ') = 0`),
  index('palette_words_backwards')
    .on(sql`reverse(${table.word}) collate "C"`)
    .where(sql`strpos(${table.word}, ' ') > 0`),
]);

/**
 * The colors of public palettes as points, whose distance is ΔE_OK. They are sorted by the cells of
 * OKLab that contain them: see color-cells.ts.
 */
export const paletteColors = pgTable(
  'palette_colors',
  {
    paletteId: uuid().notNull(),
    position: smallint().notNull(),
    lab: cube().notNull(),
    cell: integer().notNull().generatedAlwaysAs(sql`color_cell(lab)`),
  },
  (table) => [
    primaryKey({ columns: [table.paletteId, table.position] }),
    index('palette_colors_by_cell').on(table.cell, table.paletteId, table.lab),
  ],
);
