import { REPORT_REASONS, type ReportReason } from '@swatchwork/contract/constants';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { collections } from './collections.ts';
import { createdAt, hasLength, id, instant, isOneOf } from './columns.ts';
import { moderationActs } from './moderation.ts';
import { savedThemes } from './themes.ts';
import { users } from './users.ts';

/** The theme or the collection that a row is about, which takes the row with it. */
const shared = () => ({
  themeId: uuid().references(() => savedThemes.id, { onDelete: 'cascade' }),
  collectionId: uuid().references(() => collections.id, { onDelete: 'cascade' }),
});

/**
 * Themes and collections that moderators have hidden. Their own rows are private, and a trigger keeps
 * them so: no query finds them for anybody but their owner.
 */
export const hiddenShared = pgTable(
  'hidden_shared',
  {
    id: id(),
    ...shared(),
    actId: uuid()
      .notNull()
      .references(() => moderationActs.id),
    /** Set once its owner wants it to be private: then restoring does not publish it. */
    staysPrivate: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('hidden_shared_theme_unique').on(table.themeId),
    uniqueIndex('hidden_shared_collection_unique').on(table.collectionId),
    index('hidden_shared_act').on(table.actId),
    check(
      'hidden_shared_one_thing',
      sql`num_nonnulls(${table.themeId}, ${table.collectionId}) = 1`,
    ),
  ],
);

/** Reports of themes and collections, once each of an account or of an anonymous visitor. */
export const sharedReports = pgTable(
  'shared_reports',
  {
    id: id(),
    ...shared(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorId: text(),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    createdAt: createdAt(),
    /** When a moderator decided about it. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('shared_reports_theme_user_unique').on(table.themeId, table.userId),
    uniqueIndex('shared_reports_theme_visitor_unique').on(table.themeId, table.visitorId),
    uniqueIndex('shared_reports_collection_user_unique').on(table.collectionId, table.userId),
    uniqueIndex('shared_reports_collection_visitor_unique').on(table.collectionId, table.visitorId),
    index('shared_reports_user').on(table.userId),
    index('shared_reports_open')
      .on(table.themeId, table.collectionId, table.createdAt)
      .where(sql`closed_at is null`),
    check(
      'shared_reports_one_thing',
      sql`num_nonnulls(${table.themeId}, ${table.collectionId}) = 1`,
    ),
    check('shared_reports_one_sender', sql`num_nonnulls(${table.userId}, ${table.visitorId}) = 1`),
    check('shared_reports_visitor_length', hasLength(table.visitorId, 16, 64)),
    check('shared_reports_reason_known', isOneOf(table.reason, Object.keys(REPORT_REASONS))),
    check('shared_reports_text_length', hasLength(table.text, 1, 500)),
  ],
);
