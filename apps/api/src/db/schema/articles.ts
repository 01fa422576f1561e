import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { createdAt, hasLength, id } from './columns.ts';
import { users } from './users.ts';

/** `authorId` is what readers see; `createdBy` is the account that wrote it, kept for audit. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text(),
    content: text().notNull(),
    isPublished: boolean().notNull().default(false),
    authorId: text().notNull().default('admin'),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('articles_slug_unique').on(table.slug),
    index('articles_by_date').on(table.createdAt, table.id),
    index('articles_created_by').on(table.createdBy),
    check('articles_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('articles_slug_length', hasLength(table.slug, 1, 200)),
    check('articles_title_length', hasLength(table.title, 1, 200)),
    check('articles_excerpt_length', hasLength(table.excerpt, 1, 1000)),
    check('articles_content_length', hasLength(table.content, 1, 200_000)),
  ],
);

/**
 * Addresses under which an article was published before its last change: it keeps them forever, and
 * no other article takes them.
 */
export const articleAddresses = pgTable(
  'article_addresses',
  {
    slug: text().primaryKey(),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index('article_addresses_by_article').on(table.articleId)],
);
