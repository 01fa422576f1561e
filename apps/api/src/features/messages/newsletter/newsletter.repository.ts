import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { type SUBSCRIBER_TOPICS, subscribers } from '../../../db/schema/messages.ts';
import { readServerSecret } from '../../../secrets/server-secret.ts';

export type SubscriberRow = typeof subscribers.$inferSelect;
export type Topic = (typeof SUBSCRIBER_TOPICS)[number];
type Subscription = { email: string; topic: Topic };
type Question = { confirmTokenHash: string; confirmSentAt: Date };

const idOf = (rows: { id: string }[]): string | undefined => rows[0]?.id;
const ID = { id: subscribers.id };

/** Queries of subscriptions, over one handle. */
export function createNewsletterRepository(db: Database | Transaction) {
  return {
    /** The id of a new subscription; undefined where the address already has one for the topic. */
    async insert(subscription: Subscription, question?: Question): Promise<string | undefined> {
      const values = { ...subscription, ...question };
      return idOf(await db.insert(subscribers).values(values).onConflictDoNothing().returning(ID));
    },

    /**
     * Makes an unconfirmed or ended subscription pending again.
     *
     * @param askedBefore Only where the last mail was sent before that time.
     * @returns Its id; undefined where there is no mail to send.
     */
    async askAgain(
      { email, topic }: Subscription,
      question: Question,
      askedBefore: Date,
    ): Promise<string | undefined> {
      const rows = await db
        .update(subscribers)
        .set({ status: 'pending', ...question })
        .where(
          and(
            isOf({ email, topic }),
            ne(subscribers.status, 'confirmed'),
            or(isNull(subscribers.confirmSentAt), lt(subscribers.confirmSentAt, askedBefore)),
          ),
        )
        .returning(ID);
      return idOf(rows);
    },

    /** Makes an ended subscription pending, where no mail can be sent. */
    async renew(subscription: Subscription): Promise<void> {
      await db
        .update(subscribers)
        .set({ status: 'pending' })
        .where(and(isOf(subscription), eq(subscribers.status, 'unsubscribed')));
    },

    /** Uses the token up: of two calls at once, one gets the id. */
    async confirm(tokenHash: string, askedAfter: Date): Promise<string | undefined> {
      const rows = await db
        .update(subscribers)
        .set({ status: 'confirmed', confirmTokenHash: null, confirmedAt: new Date() })
        .where(
          and(
            eq(subscribers.confirmTokenHash, tokenHash),
            eq(subscribers.status, 'pending'),
            gt(subscribers.confirmSentAt, askedAfter),
          ),
        )
        .returning(ID);
      return idOf(rows);
    },

    async unsubscribe(id: string): Promise<void> {
      await db
        .update(subscribers)
        .set({ status: 'unsubscribed', confirmTokenHash: null })
        .where(eq(subscribers.id, id));
    },

    /** Newest first: ids begin with the time. */
    findPage(limit: number, before?: string): Promise<SubscriberRow[]> {
      return db
        .select()
        .from(subscribers)
        .where(before === undefined ? undefined : lt(subscribers.id, before))
        .orderBy(desc(subscribers.id))
        .limit(limit);
    },

    count() {
      return db.$count(subscribers);
    },

    /** The key that signs the links which end subscriptions. */
    readKey: () => readServerSecret(db, 'newsletter'),
  };
}

/** The same expression as in the unique index. */
const isOf = ({ email, topic }: Subscription) =>
  and(sql`lower(${subscribers.email}) = lower(${email})`, eq(subscribers.topic, topic));
