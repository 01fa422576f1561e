import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { linesOfText } from '../common/text.ts';
import { REPORT_REASONS, type ReportReason } from '../palettes/report-reasons.ts';
import { MessageAnswer } from '../site/messages.ts';

const REASONS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];
export const ReasonOfReport = z.enum(REASONS);

/** A report of a public palette, theme or project. */
export const ReportRequest = z
  .object({
    reason: ReasonOfReport.meta({
      description: Object.entries(REPORT_REASONS)
        .map(([reason, words]) => `\`${reason}\`: ${words}`)
        .join('; '),
    }),
    text: linesOfText(LIMITS.moderationText)
      .optional()
      .meta({ description: 'Details for the moderator.' }),
  })
  .meta({ id: 'ReportRequest', examples: [{ reason: 'spam', text: 'It names a shop.' }] });

/** What can be reported beside a palette: what an account has shared by its address. */
export const SHARED_KINDS = ['theme', 'project'] as const;

export const SharedKind = z.enum(SHARED_KINDS);

/** The answer to a report of a kind of thing. */
export const reportAnswerOf = (kind: 'palette' | SharedKind) =>
  MessageAnswer.meta({
    examples: [{ message: `Thank you. A moderator will look at this ${kind}.` }],
  });

export type ReportRequest = z.infer<typeof ReportRequest>;
export type SharedKind = z.infer<typeof SharedKind>;
