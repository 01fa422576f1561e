import type { Subscriber, UnsubscribeRequest } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import type { Page } from '../../../plugins/answers/paging.ts';
import { createSecret, hashSecret } from '../../../secrets/secrets.ts';
import { writeConfirmationMail } from './confirmation-mail.ts';
import type { createNewsletterRepository, SubscriberRow, Topic } from './newsletter.repository.ts';
import { isSignatureOf, sign } from './signatures.ts';

const HOUR_MS = 3_600_000;
const { ofAddress, windowMs } = ATTEMPT_LIMITS.subscriptions;
/** An address gets at most one question in this time, however often strangers enter it. */
const ASK_AGAIN_AFTER_MS = HOUR_MS / 6;
const LINK_LIFETIME_MS = 7 * 24 * HOUR_MS;

type Parts = {
  repository: ReturnType<typeof createNewsletterRepository>;
  attempts: AttemptCounter;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

export type NewsletterService = ReturnType<typeof createNewsletterService>;

export function createNewsletterService(parts: Parts) {
  const { repository, attempts, mailer, publicUrl, afterAnswer } = parts;

  const unsubscribeUrl = (key: string, id: string) =>
    `${publicUrl}/newsletter?id=${id}&signature=${sign(key, id)}`;

  async function ask(to: string, topic: Topic, id: string, token: string): Promise<void> {
    const end = unsubscribeUrl(await repository.readKey(), id);
    const confirm = `${publicUrl}/newsletter?token=${token}`;
    await mailer?.send(writeConfirmationMail({ to, topic, confirm, end }));
  }

  return {
    /**
     * Whether the installation can send mails, to ask subscribers to confirm and to write to them.
     */
    canMail: mailer !== undefined,

    /**
     * Stores an address and, where mail is set up, asks its owner to confirm. It does and answers
     * the same for every address.
     *
     * @throws {AppError} `too_many_requests` after twenty addresses of one caller in an hour.
     */
    async subscribe(email: string, topic: Topic, caller: string): Promise<void> {
      await takeAttempt(attempts, ofCaller('newsletter ', caller, ofAddress, windowMs));
      const subscription = { email, topic };
      if (!mailer) {
        if (!(await repository.insert(subscription))) await repository.renew(subscription);
        return;
      }
      const token = createSecret();
      const now = Date.now();
      const question = { confirmTokenHash: hashSecret(token)!, confirmSentAt: new Date(now) };
      const id =
        (await repository.insert(subscription, question)) ??
        (await repository.askAgain(subscription, question, new Date(now - ASK_AGAIN_AFTER_MS)));
      // After the answer, so that its time does not tell whether the address is known.
      if (id) afterAnswer.run(() => ask(email, topic, id, token), 'A subscriber was not asked');
    },

    /** Confirms. Throws `not_found` unless the link of the token is valid and unused. */
    async confirm(token: string): Promise<void> {
      const askedAfter = new Date(Date.now() - LINK_LIFETIME_MS);
      const id = await repository.confirm(hashSecret(token) ?? '', askedAfter);
      if (id) return;
      const message =
        'This link has already been used or has expired. Please subscribe again to get a new one.';
      throw new AppError('not_found', message);
    },

    /**
     * Ends a subscription; a repeated call changes nothing. Throws `not_found` for a forged link.
     */
    async unsubscribe({ id, signature }: UnsubscribeRequest): Promise<void> {
      if (!isSignatureOf(await repository.readKey(), id, signature)) {
        throw new AppError('not_found', 'This link is not valid.');
      }
      await repository.unsubscribe(id);
    },

    /** Newest first. */
    async list({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const [rows, total, key] = await Promise.all([
        repository.findPage(limit + 1, cursor),
        repository.count(),
        repository.readKey(),
      ]);
      const entries = rows
        .slice(0, limit)
        .map((row) => ({ ...toSubscriber(row), unsubscribeUrl: unsubscribeUrl(key, row.id) }));
      const page: Page<Subscriber> = { entries, total };
      if (rows.length > limit) page.next = entries.at(-1)?.id;
      return page;
    },
  };
}

const toSubscriber = ({ id, email, topic, status, createdAt, confirmedAt }: SubscriberRow) => ({
  id,
  email,
  topic,
  status,
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
});
