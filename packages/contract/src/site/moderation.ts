import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { lineOfText, linesOfText } from '../common/text.ts';
import { DEEP_OCEAN, Palette } from '../palettes/palettes.ts';
import { REPORT_REASONS, type ReportReason } from '../palettes/report-reasons.ts';
import { MessageAnswer } from './messages.ts';

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];
const { moderationText, reportsShown } = LIMITS;

const ReasonOfReport = z.enum(REASONS);

/** A report of a public palette. */
export const ReportRequest = z
  .object({
    reason: ReasonOfReport.meta({
      description: Object.entries(REPORT_REASONS)
        .map(([reason, words]) => `\`${reason}\`: ${words}`)
        .join('; '),
    }),
    text: linesOfText(moderationText).optional().meta({ description: 'What a moderator needs.' }),
  })
  .meta({ id: 'ReportRequest', examples: [{ reason: 'spam', text: 'It names a shop.' }] });

export const ReportAnswer = MessageAnswer.meta({
  examples: [{ message: 'Thank you. A moderator will look at this palette.' }],
});

const reasonOfAct = linesOfText(moderationText).meta({
  description: 'Why; the author reads it where a palette or an account is concerned.',
});
const needed = reasonOfAct.min(1, 'must not be empty');
const noted = reasonOfAct.default('');
const paletteId = z.uuid('must be the id of a palette');
const userId = z.uuid('must be the id of a user');
const actId = z.uuid('must be the id of an act');
const { forbiddenTerm, forbiddenTerms } = LIMITS;
const terms = z
  .array(
    lineOfText(forbiddenTerm.max)
      .min(forbiddenTerm.min)
      .transform((term) => term.toLowerCase()),
  )
  .min(1)
  .max(forbiddenTerms.atOnce)
  .transform((all) => [...new Set(all)])
  .meta({
    description:
      'Words, some words together, or hosts of links such as `shop.example`, with which go all hosts below.',
  });
const moment = z.iso.datetime({ offset: true, error: 'must be a date and time as in ISO 8601' });

/** What a moderator does. */
export const ActRequest = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('dismiss'), paletteId, reason: noted }),
    z.object({ kind: z.literal('hide'), paletteId, reason: needed }),
    z.object({ kind: z.literal('restore'), paletteId, reason: noted }),
    z.object({ kind: z.literal('delete'), paletteId, reason: needed }),
    z.object({ kind: z.literal('release'), paletteId, reason: noted }),
    z.object({ kind: z.literal('release_all'), userId, reason: noted }),
    z.object({
      kind: z.literal('hide_all'),
      userId,
      reason: needed,
      madeFrom: moment.optional(),
      madeUntil: moment.optional(),
    }),
    z.object({ kind: z.literal('suspend'), userId, reason: needed }),
    z.object({ kind: z.literal('unsuspend'), userId, reason: noted }),
    z.object({ kind: z.literal('undo'), actId, reason: noted }),
    z.object({ kind: z.literal('keep'), actId, reason: noted }),
    z.object({ kind: z.literal('forbid'), terms, reason: noted }),
    z.object({ kind: z.literal('allow'), terms, reason: noted }),
    z.object({
      kind: z.literal('purge_likes'),
      paletteId,
      reason: noted,
      madeFrom: moment,
      madeUntil: moment,
    }),
  ])
  .meta({
    id: 'ActRequest',
    examples: [
      {
        kind: 'hide_all',
        userId: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21',
        reason: 'Advertises a shop.',
        madeFrom: '2026-01-02T03:00:00.000Z',
        madeUntil: '2026-01-02T04:00:00.000Z',
      },
    ],
    description:
      '`dismiss` closes the reports of a palette; `hide` takes a palette away from everyone but its ' +
      'author, `restore` brings it back; `delete` is for good. `release` publishes a palette that is ' +
      'held, `release_all` those of an account; `hide` refuses it. `hide_all` hides the public palettes ' +
      'of an account, or those that were made in a range of time, both ends included. `suspend` hides ' +
      'them as well, and the account publishes nothing more until `unsuspend`. `undo` takes back ' +
      '`hide`, `hide_all`, `suspend` and `purge_likes`; `keep` lets an act stand after its author has answered. ' +
      '`forbid` adds to the words and hosts that nothing public may hold, `allow` takes some away; ' +
      'what is public already stays. `purge_likes` takes back the likes of a palette and a range of ' +
      'time that look made: those that weigh nothing, and those of networks that gave more than three.',
  });

const AUTHOR = {
  id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21',
  username: 'ada',
  createdAt: '2026-01-02T03:04:05.000Z',
  palettes: 12,
  publicPalettes: 11,
  heldPalettes: 0,
  hiddenBefore: 1,
  isSuspended: false,
};

/** The author of a palette, as moderators see it. */
export const ModeratedAuthor = z
  .object({
    id: z.uuid(),
    username: z.string(),
    createdAt: z.iso.datetime(),
    palettes: z.int(),
    publicPalettes: z.int(),
    heldPalettes: z.int(),
    hiddenBefore: z.int().meta({
      description: 'How many palettes moderators have hidden or deleted, without those undone.',
    }),
    isSuspended: z.boolean(),
  })
  .meta({ id: 'ModeratedAuthor', examples: [AUTHOR] });

/** A palette as moderators see it, with its open reports. */
export const ModeratedPalette = z
  .object({
    palette: Palette,
    hidden: z.string().nullable().meta({ description: 'Why it is hidden; null if it is not.' }),
    held: Palette.shape.held.meta({ description: 'Why and since when it is held.' }),
    openReports: z.int(),
    reports: z
      .array(
        z.object({
          reason: ReasonOfReport,
          text: z.string().nullable(),
          createdAt: z.iso.datetime(),
          byAccount: z.boolean().meta({ description: 'False for a visitor without an account.' }),
        }),
      )
      .meta({ description: `The newest ${reportsShown} of the open ones.` }),
    author: ModeratedAuthor.nullable().meta({ description: 'Null for the house collection.' }),
  })
  .meta({ id: 'ModeratedPalette' });

const EXAMPLE: z.infer<typeof ModeratedPalette> = {
  palette: { ...DEEP_OCEAN, colors: [...DEEP_OCEAN.colors], tags: [...DEEP_OCEAN.tags] },
  hidden: null,
  openReports: 1,
  reports: [
    {
      reason: 'spam',
      text: 'It names a shop.',
      createdAt: '2026-01-03T03:04:05.000Z',
      byAccount: true,
    },
  ],
  author: AUTHOR,
};

export const ModeratedPaletteAnswer = ModeratedPalette.meta({ examples: [EXAMPLE] });

/** An entry of the audit trail. */
export const ModerationAct = z
  .object({
    id: z.uuid(),
    kind: z.string().meta({ description: 'As in the request.' }),
    reason: z.string(),
    moderator: z.string().meta({ description: 'The name that the moderator had.' }),
    palette: z
      .object({ id: z.uuid(), name: z.string().nullable() })
      .nullable()
      .meta({ description: 'The name is null once the palette is deleted.' }),
    account: z
      .object({ id: z.uuid(), username: z.string() })
      .nullable()
      .meta({ description: 'The author; null once the account is deleted.' }),
    madeFrom: z.iso.datetime().nullable(),
    madeUntil: z.iso.datetime().nullable(),
    terms: z.array(z.string()).nullable().meta({ description: 'Of `forbid` and `allow`.' }),
    palettes: z.int().meta({ description: 'How many palettes it changed.' }),
    likes: z.int().meta({ description: 'How many likes it took or brought back.' }),
    createdAt: z.iso.datetime(),
    canUndo: z.boolean(),
    answer: z
      .object({ text: z.string(), createdAt: z.iso.datetime(), isOpen: z.boolean() })
      .nullable()
      .meta({ description: 'What the author answered; open until a moderator decides.' }),
  })
  .meta({ id: 'ModerationAct' });

const ACT = {
  id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d2a',
  kind: 'hide_all',
  reason: 'Advertises a shop.',
  moderator: 'grace',
  palette: null,
  account: { id: AUTHOR.id, username: AUTHOR.username },
  madeFrom: '2026-01-02T03:00:00.000Z',
  madeUntil: '2026-01-02T04:00:00.000Z',
  terms: null,
  palettes: 3,
  likes: 0,
  createdAt: '2026-01-03T03:04:05.000Z',
  canUndo: true,
  answer: null,
};

export const ActAnswer = ModerationAct.meta({ examples: [ACT] });
export const ModerationActList = z
  .array(ModerationAct)
  .meta({ id: 'ModerationActList', examples: [[ACT]] });

/** The words and hosts that nothing public may hold, in alphabetical order. */
export const ForbiddenTermList = z
  .array(z.string())
  .meta({ id: 'ForbiddenTermList', examples: [['casino', 'shop.example']] });

/** Likes of one palette within an hour, some of which look made. */
export const LikeBurst = z
  .object({
    palette: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }),
    likes: z.int(),
    made: z.int().meta({ description: 'How many of them look made.' }),
    networks: z.int(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  })
  .meta({ id: 'LikeBurst' });

/** What waits for a moderator. */
export const ModerationQueue = z
  .object({
    palettes: z.array(ModeratedPalette).meta({ description: 'Most open reports first.' }),
    total: z.int().meta({ description: 'Palettes with open reports.' }),
    held: z.array(ModeratedPalette).meta({
      description: 'Palettes that wait before others see them: oldest first, a few of each author.',
    }),
    totalHeld: z.int(),
    bursts: z.array(LikeBurst).meta({
      description:
        'Of the newest likes of a week: hours in which ten or more look made, most first.',
    }),
    answers: z
      .array(ModerationAct)
      .meta({ description: 'Acts whose authors wait for a decision.' }),
  })
  .meta({
    id: 'ModerationQueue',
    examples: [{ palettes: [], total: 0, held: [], totalHeld: 0, bursts: [], answers: [] }],
  });

/** What a moderator did to the palettes or the account of the reader, as long as it holds. */
export const ModerationNotice = z
  .object({
    id: z.uuid(),
    kind: z.enum(['hide', 'hide_all', 'suspend', 'delete']),
    reason: z.string(),
    palette: z
      .string()
      .nullable()
      .meta({ description: 'The name of the one palette, if it is one.' }),
    palettes: z.int().meta({ description: 'How many palettes it changed.' }),
    createdAt: z.iso.datetime(),
    answer: z.string().nullable().meta({ description: 'What you answered.' }),
  })
  .meta({ id: 'ModerationNotice' });

const NOTICE = {
  id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d2a',
  kind: 'hide',
  reason: 'Advertises a shop.',
  palette: 'Deep ocean',
  palettes: 1,
  createdAt: '2026-01-03T03:04:05.000Z',
  answer: null,
} as const;

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
  .object({ text: linesOfText(moderationText).min(1, 'must not be empty') })
  .meta({ id: 'NoticeAnswerRequest', examples: [{ text: 'The shop is a name of mine.' }] });

export type ReportRequest = z.infer<typeof ReportRequest>;
export type ActRequest = z.input<typeof ActRequest>;
export type ActOrder = z.output<typeof ActRequest>;
export type LikeBurst = z.infer<typeof LikeBurst>;
export type ModeratedPalette = z.infer<typeof ModeratedPalette>;
export type ModeratedAuthor = z.infer<typeof ModeratedAuthor>;
export type ModerationAct = z.infer<typeof ModerationAct>;
export type ModerationActList = z.infer<typeof ModerationActList>;
export type ForbiddenTermList = z.infer<typeof ForbiddenTermList>;
export type ModerationQueue = z.infer<typeof ModerationQueue>;
export type ModerationNotice = z.infer<typeof ModerationNotice>;
export type ModerationNoticeList = z.infer<typeof ModerationNoticeList>;
export type NoticeAnswerRequest = z.infer<typeof NoticeAnswerRequest>;
