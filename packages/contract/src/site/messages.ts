import { z } from 'zod';

import { EmailAddress } from '../accounts/accounts.ts';
import { LIMITS } from '../common/limits.ts';
import { lineOfText, linesOfText } from '../common/text.ts';
import contactMessageListExamples from '../examples/contact-message-list.json' with {
  type: 'json',
};
import contactRequestExamples from '../examples/contact-request.json' with { type: 'json' };

const EMPTY = 'must not be empty';

/** The contact form. */
export const ContactRequest = z
  .object({
    name: lineOfText(LIMITS.contactName).min(1, EMPTY),
    email: EmailAddress.meta({ description: 'The address for our reply.' }),
    subject: lineOfText(LIMITS.contactSubject).min(1, EMPTY),
    message: linesOfText(LIMITS.contactMessage).min(1, EMPTY),
    website: z.string().max(LIMITS.contactMessage).optional().meta({
      description:
        'Leave it empty. It is invisible to people; messages that fill it are dropped as spam.',
    }),
  })
  .meta({
    id: 'ContactRequest',
    examples: contactRequestExamples,
  });

/** One sentence for the visitor who sent the form. */
export const MessageAnswer = z.object({ message: z.string() }).meta({ id: 'MessageAnswer' });

export const ContactAnswer = MessageAnswer.meta({
  examples: [{ message: "Thank you for your message! We'll get back to you soon." }],
});

/** A message of the contact form, as admins read it. */
export const ContactMessage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });

export const ContactMessageList = z.array(ContactMessage).meta({
  id: 'ContactMessageList',
  examples: contactMessageListExamples,
});

const { min, max, default: defaultLimit } = LIMITS.listLimit;
const LIMIT_MESSAGE = `must be a whole number from ${min} to ${max}`;

/** One page of a list that is read newest first. */
export const PageQuery = z
  .object({
    limit: z.coerce
      .number<number>(LIMIT_MESSAGE)
      .int(LIMIT_MESSAGE)
      .min(min, LIMIT_MESSAGE)
      .max(max, LIMIT_MESSAGE)
      .default(defaultLimit)
      .meta({ description: 'Number of entries per page.' }),
    cursor: z
      .uuid('must come from the Link header of the previous page')
      .optional()
      .meta({
        description: 'From the `Link` header of the previous page.',
        examples: ['0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d23'],
      }),
  })
  .meta({ examples: [{ limit: 1 }] });

export type ContactRequest = z.infer<typeof ContactRequest>;
export type MessageAnswer = z.infer<typeof MessageAnswer>;
export type ContactMessage = z.infer<typeof ContactMessage>;
export type ContactMessageList = z.infer<typeof ContactMessageList>;
export type PageQuery = Partial<z.output<typeof PageQuery>>;
