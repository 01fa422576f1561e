import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';

import { palettes } from './palettes.ts';

/**
 * Which palettes are nearly alike: see docs/decisions/0077-palette-search.md. Triggers enter
 * palettes, and empty the rest where colors change.
 */
export const paletteAlikes = pgTable(
  'palette_alikes',
  {
    paletteId: uuid()
      .primaryKey()
      .references(() => palettes.id, { onDelete: 'cascade' }),
    /** As alike-keys.ts writes it; null until it is computed for these colors. */
    key: bigint({ mode: 'number' }),
    /** The same for all that are nearly alike to one founder. */
    groupId: bigint({ mode: 'number' }),
    isFounder: boolean().notNull().default(false),
  },
  (table) => [
    index('palette_alikes_missing').on(table.paletteId).where(sql`key is null`),
    index('palette_alikes_by_key').on(table.key).where(sql`is_founder`),
    index('palette_alikes_by_group').on(table.groupId, table.paletteId),
  ],
);

/** Up to which palette the older ones stand in `palette_alikes`; no row once all of them do. */
export const paletteAlikesFill = pgTable('palette_alikes_fill', { place: uuid().primaryKey() });
