import { z } from 'zod';
import { LIMITS } from '../common/limits.ts';
import { linesOfText } from '../common/text.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };
import { SharedKind } from './reports.ts';

/** What a moderator did to the palettes or the account of the reader, as long as it holds. */
export const ModerationNotice = z
  .object({
    id: z.uuid(),
    kind: z.enum(['hide', 'hide_all', 'suspend', 'delete']),
    reason: z.string(),
    palette: z
      .string()
      .nullable()
      .meta({ description: 'The palette, if the act concerns only one.' }),
    shared: z.object({ kind: SharedKind, name: z.string().nullable() }).nullable().meta({
      description:
        'The theme or project, if the act concerns one; the name is missing after it is deleted.',
    }),
    palettes: z.int().meta({ description: 'Number of palettes changed.' }),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable().meta({ description: 'Your answer.' }),
  })
  .meta({ id: 'ModerationNotice' });

const NOTICE = EXAMPLES.notice;

export const ModerationNoticeList = z
  .array(ModerationNotice)
  .meta({ id: 'ModerationNoticeList', examples: [[NOTICE]] });

export const NoticeAnswer = ModerationNotice.meta({
  examples: [{ ...NOTICE, answer: 'The shop is a name of mine.' }],
});

/** The id of a notice. */
export const NoticeId = z
  .object({ id: z.string().meta({ description: 'The id of the notice, a UUID.' }) })
  .meta({ examples: [{ id: NOTICE.id }] });

export const NoticeAnswerRequest = z
  .object({ text: linesOfText(LIMITS.moderationText).min(1, 'must not be empty') })
  .meta({ id: 'NoticeAnswerRequest', examples: [{ text: 'The shop is a name of mine.' }] });

export type ModerationNotice = z.infer<typeof ModerationNotice>;
export type ModerationNoticeList = z.infer<typeof ModerationNoticeList>;
export type NoticeAnswerRequest = z.infer<typeof NoticeAnswerRequest>;
