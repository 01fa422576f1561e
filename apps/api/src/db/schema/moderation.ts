import {
  HOLD_REASONS,
  type HoldReason,
  LIMITS,
  REPORT_REASONS,
  type ReportReason,
} from '@swatchwork/contract/constants';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, hasLength, id, instant, isOneOf } from './columns.ts';
import { palettes } from './palettes.ts';
import { projects } from './projects.ts';
import { savedThemes } from './themes.ts';
import { users } from './users.ts';

/**
 * What moderators do; `hide_all` hides the palettes of an account, or those of a time range;
 * `release` publishes what was held; `purge_likes` takes back likes that look made; `forbid` adds terms to those that nothing public may hold, and `allow` takes some away.
 */
export const ACT_KINDS = [
  'dismiss',
  'hide',
  'restore',
  'delete',
  'release',
  'release_all',
  'hide_all',
  'suspend',
  'unsuspend',
  'undo',
  'keep',
  'forbid',
  'allow',
  'purge_likes',
] as const;

/** Every act of a moderator: the audit trail. Rows are never deleted. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    id: id(),
    kind: text({ enum: ACT_KINDS }).notNull(),
    reason: text().notNull(),
    /** Null once the moderator's account is deleted. */
    moderatorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The name that the moderator had, which the trail keeps. */
    moderatorName: text().notNull(),
    /** The palette, which may be deleted since. */
    paletteId: uuid(),
    /** The theme or the project, which may be deleted since. */
    themeId: uuid(),
    projectId: uuid('collection_id'),
    /** The account that the act is about. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The act that is undone or kept by this one. */
    actId: uuid(),
    /** Of a burst: when its palettes or likes were made, both ends included. */
    madeFrom: instant(),
    madeUntil: instant(),
    /** The terms that were forbidden or allowed. */
    terms: text().array(),
    /** Number of palettes that it hid, restored or deleted. */
    palettes: integer().notNull().default(0),
    /** Number of likes that it took back, or brought back. */
    likes: integer().notNull().default(0),
    createdAt: createdAt(),
    undoneAt: instant(),
  },
  (table) => [
    index('moderation_acts_user').on(table.userId, table.id),
    index('moderation_acts_palette').on(table.paletteId),
    index('moderation_acts_moderator').on(table.moderatorId),
    check('moderation_acts_kind_known', isOneOf(table.kind, ACT_KINDS)),
    check('moderation_acts_reason_length', hasLength(table.reason, 0, 500)),
    check('moderation_acts_palettes_positive', sql`${table.palettes} >= 0`),
    check('moderation_acts_likes_positive', sql`${table.likes} >= 0`),
  ],
);

/** What authors answer to an act, once each; their accounts take the answers with them. */
export const moderationAnswers = pgTable(
  'moderation_answers',
  {
    actId: uuid()
      .primaryKey()
      .references(() => moderationActs.id),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    /** When a moderator decided about it. */
    closedAt: instant(),
  },
  (table) => [
    index('moderation_answers_user').on(table.userId),
    index('moderation_answers_open').on(table.createdAt).where(sql`closed_at is null`),
    check('moderation_answers_text_length', hasLength(table.text, 1, 500)),
  ],
);

/** The palette, theme or project that a row is about, which takes the row with it. */
const thing = () => ({
  paletteId: uuid().references(() => palettes.id, { onDelete: 'cascade' }),
  themeId: uuid().references(() => savedThemes.id, { onDelete: 'cascade' }),
  projectId: uuid('collection_id').references(() => projects.id, { onDelete: 'cascade' }),
});

const isOneThing = (table: Record<keyof ReturnType<typeof thing>, AnyPgColumn>) =>
  sql`num_nonnulls(${table.paletteId}, ${table.themeId}, ${table.projectId}) = 1`;

/**
 * What moderators keep from others: what an act has hidden, and what waits for them before others see
 * it. The things' own rows are private, and a trigger keeps them so: no query finds them for anybody
 * but their owner.
 */
export const withheld = pgTable(
  'withheld',
  {
    id: uuid().primaryKey().defaultRandom(),
    ...thing(),
    /** The act that hides it; null for a palette that is held. */
    actId: uuid().references(() => moderationActs.id),
    /** Why it waits for a moderator; what an act hides no longer does. */
    hold: text().$type<HoldReason>(),
    /** Set once its owner wants it to be private: then restoring does not publish it. */
    staysPrivate: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('withheld_palette_unique').on(table.paletteId),
    uniqueIndex('withheld_theme_unique').on(table.themeId),
    uniqueIndex('withheld_collection_unique').on(table.projectId),
    index('withheld_act').on(table.actId),
    index('withheld_held').on(table.createdAt).where(sql`act_id is null`),
    check('withheld_one_thing', isOneThing(table)),
    check('withheld_for_a_reason', sql`num_nonnulls(${table.actId}, ${table.hold}) > 0`),
    check('withheld_hold_known', isOneOf(table.hold, Object.keys(HOLD_REASONS))),
  ],
);

/** Likes that an act has taken back, as they were, so that it can be undone. */
export const purgedLikes = pgTable(
  'purged_likes',
  {
    id: id(),
    actId: uuid()
      .notNull()
      .references(() => moderationActs.id),
    paletteId: uuid()
      .notNull()
      .references(() => palettes.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorId: text(),
    isLight: boolean().notNull(),
    origin: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('purged_likes_act').on(table.actId),
    index('purged_likes_palette').on(table.paletteId),
    index('purged_likes_user').on(table.userId),
  ],
);

/** Accounts that may not publish. A trigger keeps whatever they save private. */
export const suspendedAccounts = pgTable(
  'suspended_accounts',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    actId: uuid()
      .notNull()
      .references(() => moderationActs.id),
  },
  (table) => [index('suspended_accounts_act').on(table.actId)],
);

/** Words and hosts of links that nothing public may hold; compared as terms/compile-terms.ts says. */
export const forbiddenTerms = pgTable(
  'forbidden_terms',
  {
    term: text().primaryKey(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'forbidden_terms_term_length',
      hasLength(table.term, LIMITS.forbiddenTerm.min, LIMITS.forbiddenTerm.max),
    ),
  ],
);

/** Reports, once each of an account or of an anonymous visitor. */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    ...thing(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    visitorId: text(),
    reason: text().$type<ReportReason>().notNull(),
    text: text(),
    createdAt: createdAt(),
    /** When a moderator decided about it. */
    closedAt: instant(),
  },
  (table) => [
    uniqueIndex('reports_palette_user_unique').on(table.paletteId, table.userId),
    uniqueIndex('reports_palette_visitor_unique').on(table.paletteId, table.visitorId),
    uniqueIndex('reports_theme_user_unique').on(table.themeId, table.userId),
    uniqueIndex('reports_theme_visitor_unique').on(table.themeId, table.visitorId),
    uniqueIndex('reports_collection_user_unique').on(table.projectId, table.userId),
    uniqueIndex('reports_collection_visitor_unique').on(table.projectId, table.visitorId),
    index('reports_user').on(table.userId),
    index('reports_open')
      .on(table.paletteId, table.themeId, table.projectId, table.createdAt)
      .where(sql`closed_at is null`),
    check('reports_one_thing', isOneThing(table)),
    check('reports_one_sender', sql`num_nonnulls(${table.userId}, ${table.visitorId}) = 1`),
    check('reports_visitor_length', hasLength(table.visitorId, 16, 64)),
    check('reports_reason_known', isOneOf(table.reason, Object.keys(REPORT_REASONS))),
    check('reports_text_length', hasLength(table.text, 1, 500)),
  ],
);
