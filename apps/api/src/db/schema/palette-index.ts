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

/** A text that sorts by code point, so that servers of every locale agree. */
const codeText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A point, here of OKLab: `(l, a, b)`. @see https://www.postgresql.org/docs/current/cube.html */
const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/**
 * Every word of public palettes. A search finds here the words with a text at any place. The database
 * writes this table and the two below by itself: see docs/decisions/0087-index-of-palettes.md.
 */
export const paletteWords = pgTable('palette_words', { word: codeText().primaryKey() }, (table) => [
  index('palette_words_by_part')
    .using('gin', sql`parts_of(' ' || ${table.word} || ' ', 1, 3)`)
    .where(sql`strpos(${table.word}, ' ') = 0`),
  index('palette_words_alone').on(table.word).where(sql`strpos(${table.word}, ' ') = 0`),
]);

/** Words of palettes that changed or went, which forget-words.ts takes away if no other has them. */
export const paletteWordsLeft = pgTable('palette_words_left', { word: codeText().notNull() });

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
