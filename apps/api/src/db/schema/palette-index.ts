import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';

/** A text that sorts by code point, so that servers of every locale agree. */
const codeText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A point, here of OKLab: `(l, a, b)`. @see https://www.postgresql.org/docs/current/cube.html */
const cube = customType<{ data: string }>({ dataType: () => 'cube' });

/**
 * Every word of public palettes. A search finds here the words that hold a text. Triggers write this
 * table and the two below: see docs/decisions/0087-index-of-palettes.md.
 */
export const paletteWords = pgTable('palette_words', { word: codeText().primaryKey() }, (table) => [
  index('palette_words_by_trigram').using('gin', table.word.op('gin_trgm_ops')),
  index('palette_words_by_stem').on(sql`((ts_lexize('english_stem', ${table.word}))[1])`),
]);

/** Words of palettes that changed or went, which forget-words.ts takes away if no other has them. */
export const paletteWordsLeft = pgTable('palette_words_left', { word: codeText().notNull() });

/** The colors of public palettes as points, whose distance is ΔE_OK. */
export const paletteColors = pgTable(
  'palette_colors',
  {
    paletteId: uuid().notNull(),
    position: smallint().notNull(),
    lab: cube().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paletteId, table.position] }),
    index('palette_colors_by_lab').using('gist', table.lab),
  ],
);
