import type { ContactMessage, ContactRequest } from '@swatchwork/contract';

import { ATTEMPT_LIMITS } from '../../../limits/attempt-limits.ts';
import { type AttemptCounter, ofCaller, takeAttempt } from '../../../limits/throttle.ts';
import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import type { Page } from '../../../plugins/answers/paging.ts';
import type { createContactRepository, MessageRow, NewMessage } from './contact.repository.ts';

const { ofAddress, windowMs } = ATTEMPT_LIMITS.messages;

type Parts = {
  repository: ReturnType<typeof createContactRepository>;
  attempts: AttemptCounter;
  mailer?: Mailer | undefined;
  afterAnswer: AfterAnswer;
};

export type ContactService = ReturnType<typeof createContactService>;

export function createContactService({ repository, attempts, mailer, afterAnswer }: Parts) {
  async function forward(message: NewMessage): Promise<void> {
    const mails = (await repository.findAdminEmails()).map((to) => toMail(to, message));
    await Promise.all(mails.map((mail) => mailer?.send(mail)));
  }

  return {
    /**
     * Stores a message, and forwards it to the admins where mail is set up. A message with
     * `website` comes from a program and is dropped; a repeated one gets the same answer and is not
     * stored again.
     *
     * @param caller Client address, for the limit.
     * @throws {AppError} `too_many_requests` after ten messages in an hour.
     */
    async receive({ website, ...message }: ContactRequest, caller: string): Promise<void> {
      await takeAttempt(attempts, ofCaller('contact ', caller, ofAddress, windowMs));
      if (website) return;
      const isNew = await repository.insert(message);
      // The message is stored: a failed mail is the operator's concern, not the writer's.
      if (isNew && mailer)
        afterAnswer.run(() => forward(message), 'A message could not be forwarded');
    },

    /** Newest first. */
    async list({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const [rows, total] = await Promise.all([
        repository.findPage(limit + 1, cursor),
        repository.count(),
      ]);
      const page: Page<ContactMessage> = { entries: rows.slice(0, limit).map(toMessage), total };
      if (rows.length > limit) page.next = page.entries.at(-1)?.id;
      return page;
    },
  };
}

const toMessage = (row: MessageRow): ContactMessage => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

const toMail = (to: string, { name, email, subject, message }: NewMessage) => ({
  to,
  replyTo: email,
  subject: `Contact: ${subject}`,
  text: `${name} <${email}> wrote with the contact form:\n\n${message}\n`,
});
