import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { createdAt, hasLength, id, instant, isOneOf, isSecretHash, secretHash } from './columns.ts';

/** What visitors wrote in the contact form, for the admin panel. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_by_date').on(table.createdAt, table.id),
    check('contact_messages_name_length', hasLength(table.name, 1, 200)),
    check('contact_messages_email_length', hasLength(table.email, 3, 254)),
    check('contact_messages_subject_length', hasLength(table.subject, 1, 200)),
    check('contact_messages_message_length', hasLength(table.message, 1, 10_000)),
  ],
);

export const SUBSCRIBER_TOPICS = ['newsletter', 'sdk'] as const;
export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;

/**
 * Subscriptions: an address and a topic. Each is pending until the link in the first mail is
 * opened.
 */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text().notNull(),
    topic: text({ enum: SUBSCRIBER_TOPICS }).notNull().default('newsletter'),
    status: text({ enum: SUBSCRIBER_STATUSES }).notNull().default('pending'),
    confirmTokenHash: secretHash(),
    /** The time at which the mail with that token was sent. */
    confirmSentAt: instant(),
    createdAt: createdAt(),
    confirmedAt: instant(),
  },
  (table) => [
    uniqueIndex('subscribers_email_topic_unique').on(sql`lower(${table.email})`, table.topic),
    uniqueIndex('subscribers_confirm_token_unique').on(table.confirmTokenHash),
    check('subscribers_email_length', hasLength(table.email, 3, 254)),
    check('subscribers_topic_known', isOneOf(table.topic, SUBSCRIBER_TOPICS)),
    check('subscribers_status_known', isOneOf(table.status, SUBSCRIBER_STATUSES)),
    check('subscribers_confirm_token_form', isSecretHash(table.confirmTokenHash)),
  ],
);

/** Random keys of this installation, each made when it is first needed. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  /** 256 random bits in hex. */
  value: text().notNull(),
  createdAt: createdAt(),
});
