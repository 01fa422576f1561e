import { z } from 'zod';

import { EmailAddress } from '../accounts/accounts.ts';
import subscriberListExamples from '../examples/subscriber-list.json' with { type: 'json' };
import { MessageAnswer } from './messages.ts';

/** The lists: news of the product, or a notice when the SDKs are released. */
export const NEWSLETTER_TOPICS = ['newsletter', 'sdk'] as const;

export const SUBSCRIBER_STATUSES = ['pending', 'confirmed', 'unsubscribed'] as const;

export const SubscribeRequest = z
  .object({
    email: EmailAddress.meta({ description: 'The address to subscribe.' }),
    topic: z.enum(NEWSLETTER_TOPICS).default('newsletter').meta({
      description: 'Product news, or only news about the SDKs.',
    }),
  })
  .meta({
    id: 'SubscribeRequest',
    examples: [{ email: 'ada@example.org', topic: 'newsletter' }],
  });

export const ConfirmRequest = z
  .object({
    token: z.string().regex(/^[0-9a-f]{64}$/, 'must be the token of the link in the mail'),
  })
  .meta({
    id: 'ConfirmRequest',
    examples: [{ token: '0d3b7f81c2a94e65d0f1b2837c6a5e49e8d7c6b5a4938271605f4e3d2c1b0a99' }],
  });

export const UnsubscribeRequest = z
  .object({
    id: z.uuid('must be the id of the link in the mail'),
    signature: z.string().regex(/^[0-9a-f]{64}$/, 'must be the signature of the link in the mail'),
  })
  .meta({
    id: 'UnsubscribeRequest',
    examples: [
      {
        id: '0198c5a0-1c3e-7a51-8f0a-3f7d9b2c4e10',
        signature: '51f0a9c8b7d6e5f40312a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9',
      },
    ],
  });

export const SubscribeAnswer = MessageAnswer.meta({
  examples: [
    {
      message:
        'Thank you! If this address is not subscribed yet, a mail with a link to confirm is on its way.',
    },
  ],
});

export const ConfirmAnswer = MessageAnswer.meta({
  examples: [{ message: 'Thank you! Your subscription is confirmed.' }],
});

export const UnsubscribeAnswer = MessageAnswer.meta({
  examples: [{ message: 'Your subscription has ended. You get no more mails.' }],
});

/** A subscription, as admins see it. */
export const Subscriber = z
  .object({
    id: z.uuid(),
    email: z.string(),
    topic: z.enum(NEWSLETTER_TOPICS),
    status: z.enum(SUBSCRIBER_STATUSES).meta({
      description:
        'Send mail only to confirmed subscribers, who opened the link in the first mail.',
    }),
    createdAt: z.iso.datetime(),
    confirmedAt: z.iso.datetime().nullable(),
    unsubscribeUrl: z
      .url()
      .meta({ description: 'Include this link in every mail to the subscriber.' }),
  })
  .meta({ id: 'Subscriber' });

export const SubscriberList = z.array(Subscriber).meta({
  id: 'SubscriberList',
  examples: subscriberListExamples,
});

export type SubscribeRequest = z.input<typeof SubscribeRequest>;
export type ConfirmRequest = z.infer<typeof ConfirmRequest>;
export type UnsubscribeRequest = z.infer<typeof UnsubscribeRequest>;
export type Subscriber = z.infer<typeof Subscriber>;
export type SubscriberList = z.infer<typeof SubscriberList>;
