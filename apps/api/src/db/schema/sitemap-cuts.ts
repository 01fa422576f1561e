import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

import { instant } from './columns.ts';

/**
 * The places where the sitemap of palettes, oldest first, is cut into files: each is that of the last
 * palette of a file. They stay when palettes come and go, so that files keep their addresses.
 */
export const sitemapCuts = pgTable(
  'sitemap_cuts',
  { createdAt: instant().notNull(), paletteId: uuid().notNull() },
  (table) => [primaryKey({ columns: [table.createdAt, table.paletteId] })],
);
