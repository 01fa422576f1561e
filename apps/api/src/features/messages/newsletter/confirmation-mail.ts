import type { Mail } from '../../../mail/mailer.ts';
import type { Topic } from './newsletter.repository.ts';

const SUBJECT_MATTER: Record<Topic, string> = {
  newsletter: 'the Swatchwork newsletter',
  sdk: 'news about the Swatchwork SDKs',
};

type Parts = {
  to: string;
  topic: Topic;
  /** The link that confirms. */
  confirm: string;
  /** The link that ends the subscription. */
  end: string;
};

/** The first mail of a subscription: whether the owner of the address wants the others. */
export const writeConfirmationMail = ({ to, topic, confirm, end }: Parts): Mail => ({
  to,
  subject: 'Please confirm your subscription – Swatchwork',
  text: `Hello,

someone entered this address to get ${SUBJECT_MATTER[topic]}. If it was you, open this link
within a week and confirm:

${confirm}

If it was not you, you do not need to do anything: unless you confirm, you get no more mail.

To end the subscription, now or later:
${end}
`,
  headers: { 'List-Unsubscribe': `<${end}>` },
});
