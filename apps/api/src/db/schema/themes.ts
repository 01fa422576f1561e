import type { ThemeInput } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { createdAt, deletion, hasLength, id, instant } from './columns.ts';
import { users } from './users.ts';

/** Themes that accounts have saved: what they are made from, never their colors. */
export const savedThemes = pgTable(
  'saved_themes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    input: jsonb().$type<ThemeInput>().notNull(),
    isPublic: boolean().notNull().default(true),
    createdAt: createdAt(),
    changedAt: instant().notNull().defaultNow(),
    ...deletion(),
  },
  (table) => [
    index('saved_themes_user').on(table.userId, table.createdAt, table.id),
    index('saved_themes_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    check('saved_themes_name_length', hasLength(table.name, 1, 100)),
    check(
      'saved_themes_brands_count',
      sql`jsonb_array_length(${table.input} -> 'brands') between 1 and 8`,
    ),
  ],
);
