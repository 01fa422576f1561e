import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { createdAt, hasLength, id, instant, isOneOf, isSecretHash, secretHash } from './columns.ts';

export const USER_ROLES = ['user', 'admin'] as const;
/** Keys that are older than scopes may write, as they always could. */
export const KEY_SCOPES = ['read', 'write'] as const;
export const USER_PLANS = ['free', 'pro', 'enterprise'] as const;

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    /**
     * The last confirmed address. It is a column of its own because an older instance may change
     * `email` alone.
     */
    confirmedEmail: text(),
    passwordHash: text().notNull(),
    firstName: text(),
    lastName: text(),
    avatar: text(),
    role: text({ enum: USER_ROLES }).notNull().default('user'),
    plan: text({ enum: USER_PLANS }).notNull().default('free'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_unique').on(sql`lower(${table.email})`),
    check('users_username_form', sql`${table.username} ~ '^[A-Za-z0-9_.-]{3,32}$'`),
    check('users_email_length', hasLength(table.email, 3, 254)),
    check('users_confirmed_email_length', hasLength(table.confirmedEmail, 3, 254)),
    check('users_first_name_length', hasLength(table.firstName, 1, 100)),
    check('users_last_name_length', hasLength(table.lastName, 1, 100)),
    check('users_avatar_length', hasLength(table.avatar, 1, 2048)),
    check('users_role_known', isOneOf(table.role, USER_ROLES)),
    check('users_plan_known', isOneOf(table.plan, USER_PLANS)),
  ],
);

/** Signed-in devices. Each use of a session moves `expiresAt` on. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: secretHash().primaryKey(),
    /**
     * The id by which the owner names the session; random, because the token itself is not stored.
     */
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The program that signed in, such as `Firefox on Linux`. */
    device: text(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id_unique').on(table.id),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    check('sessions_token_hash_form', isSecretHash(table.tokenHash)),
    check('sessions_device_length', hasLength(table.device, 1, 100)),
  ],
);

/** Links that replace a forgotten password: each works once, for a short time. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: secretHash().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /**
     * Set for a link that was sent to a former address of the account: the link restores this
     * address as well.
     */
    formerEmail: text(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    check('password_resets_former_email_length', hasLength(table.formerEmail, 3, 254)),
    check('password_resets_token_hash_form', isSecretHash(table.tokenHash)),
  ],
);

/**
 * The link by which the owner of an address confirms it, or says that the account is not theirs.
 */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: secretHash().notNull(),
    /** The recipient of the link. */
    email: text().notNull(),
    /** The previous address, which the account gets back if the owner of this one refuses. */
    formerEmail: text(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('email_confirmations_token_hash_unique').on(table.tokenHash),
    check('email_confirmations_email_length', hasLength(table.email, 3, 254)),
    check('email_confirmations_former_email_length', hasLength(table.formerEmail, 3, 254)),
    check('email_confirmations_token_hash_form', isSecretHash(table.tokenHash)),
  ],
);

/** Keys of the public API. `prefix` is the readable start by which the owner recognizes a key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    prefix: text().notNull(),
    keyHash: secretHash().notNull(),
    scope: text({ enum: KEY_SCOPES }).notNull().default('write'),
    createdAt: createdAt(),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex('api_keys_key_hash_unique').on(table.keyHash),
    index('api_keys_user').on(table.userId),
    check('api_keys_name_length', hasLength(table.name, 1, 100)),
    check('api_keys_prefix_length', hasLength(table.prefix, 4, 16)),
    check('api_keys_key_hash_form', isSecretHash(table.keyHash)),
    check('api_keys_scope_known', isOneOf(table.scope, KEY_SCOPES)),
  ],
);
