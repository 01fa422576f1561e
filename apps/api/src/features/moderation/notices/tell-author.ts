import type { AfterAnswer } from '../../../mail/after-answer.ts';
import type { Mail, Mailer } from '../../../mail/mailer.ts';
import { isSameEmail } from '../../accounts/addresses/email-address.ts';
import { thingOf } from '../../things/things.ts';
import type { ActRow, ActsRepository } from '../acts/acts.repository.ts';

type Parts = {
  acts: ActsRepository;
  mailer?: Mailer | undefined;
  publicUrl: string;
  afterAnswer: AfterAnswer;
};

/** What a mail says of an act, with a name for what it is about; others are not mailed. */
const SENTENCES: Partial<Record<ActRow['kind'], string>> = {
  hide: 'a moderator has hidden one of your THINGs. Only you can see it now.',
  hide_all: 'a moderator has hidden some of your palettes. Only you can see them now.',
  delete: 'a moderator has deleted one of your THINGs.',
  suspend:
    'a moderator has suspended your account. It cannot publish, and only you can see what you published.',
};

/**
 * Mails an author what a moderator did, once the moderator is answered. Only a confirmed address is
 * told: another may be that of a stranger.
 */
export function createTellAuthor({ acts, mailer, publicUrl, afterAnswer }: Parts) {
  return (act: ActRow): void => {
    const { kind, reason, userId } = act;
    const sentence = SENTENCES[kind]?.replace('THING', thingOf(act)?.kind ?? '');
    if (!mailer || !userId || !sentence) return;
    afterAnswer.run(async () => {
      const author = await acts.findAccount(userId);
      if (!author || !isSameEmail(author.email, author.confirmedEmail)) return;
      await mailer.send(write(author.email, sentence, reason, publicUrl));
    }, 'A mail about an act of a moderator could not be sent');
  };
}

const write = (to: string, sentence: string, reason: string, publicUrl: string): Mail => ({
  to,
  subject: 'A moderator has looked at what you published – Swatchwork',
  text: `Hello,

${sentence} The reason:

${reason}

Your profile shows it, and you can answer once there:

${publicUrl}/profile
`,
});
