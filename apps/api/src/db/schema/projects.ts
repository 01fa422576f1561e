import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { createdAt, deletion, hasLength, id, instant } from './columns.ts';
import { palettes } from './palettes.ts';
import { savedThemes } from './themes.ts';
import { users } from './users.ts';

/** Palettes and themes that a person has put together under a name. */
export const projects = pgTable(
  'collections',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    isPublic: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When the project or its items last changed. */
    changedAt: instant().notNull().defaultNow(),
    ...deletion(),
  },
  (table) => [
    index('collections_user').on(table.userId, table.createdAt, table.id),
    index('collections_public').on(table.createdAt, table.id).where(sql`is_public`),
    index('collections_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('collections_name_length', hasLength(table.name, 1, 100)),
    check('collections_description_length', hasLength(table.description, 1, 500)),
  ],
);

/**
 * The items of projects, which go with their palettes and themes. Those that are private, hidden
 * or deleted for the time being stay, and are shown to nobody who may not see them.
 */
export const projectItems = pgTable(
  'collection_items',
  {
    id: id(),
    projectId: uuid('collection_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    paletteId: uuid().references(() => palettes.id, { onDelete: 'cascade' }),
    themeId: uuid().references(() => savedThemes.id, { onDelete: 'cascade' }),
    /** Items of a project in order; numbers may be missing. */
    position: integer().notNull(),
  },
  (table) => [
    uniqueIndex('collection_items_palette_unique').on(table.paletteId, table.projectId),
    uniqueIndex('collection_items_theme_unique').on(table.themeId, table.projectId),
    index('collection_items_order').on(table.projectId, table.position),
    check(
      'collection_items_one_thing',
      sql`num_nonnulls(${table.paletteId}, ${table.themeId}) = 1`,
    ),
  ],
);
