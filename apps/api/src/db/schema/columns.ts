import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { uuidV7 } from '../uuid-v7.ts';

/** Primary key made by the application: see docs/decisions/0004-postgresql-server-or-embedded.md. */
export const id = () => uuid().primaryKey().$defaultFn(uuidV7);

/** Whole milliseconds, as a JavaScript Date holds them: a cursor made from one loses no row. */
export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const createdAt = () => instant().notNull().defaultNow();

/**
 * The columns by which an owner's deletion can be taken back: a deleted row is private, and only its
 * owner's own lists have to leave it out.
 */
export const deletion = () => ({
  deletedAt: instant(),
  /** Whether it was public when it was deleted. */
  wasPublic: boolean().notNull().default(false),
});

/** SHA-256 of a secret in lower-case hex; the secret itself is never stored. */
export const secretHash = () => text();

export const isSecretHash = (column: AnyPgColumn): SQL => sql`${column} ~ '^[0-9a-f]{64}$'`;

/** Upper-case `#RRGGBB`, the one form in which colors are stored. */
export const isHex = (column: AnyPgColumn): SQL => sql`${column} ~ '^#[0-9A-F]{6}$'`;

/** Length in characters, both ends included. A missing value passes. */
export const hasLength = (column: AnyPgColumn, min: number, max: number): SQL =>
  sql`char_length(${column}) between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;

export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
