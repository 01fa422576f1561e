import { z } from 'zod';

import { SharedKind } from './reports.ts';

/** An entry of the audit trail. */
export const ModerationAct = z
  .object({
    id: z.uuid(),
    kind: z.string().meta({ description: 'As in the request.' }),
    reason: z.string(),
    moderator: z.string().meta({ description: "The moderator's name at that time." }),
    palette: z
      .object({ id: z.uuid(), name: z.string().nullable() })
      .nullable()
      .meta({ description: 'The name is null after the palette is deleted.' }),
    shared: z
      .object({ kind: SharedKind, id: z.uuid(), name: z.string().nullable() })
      .nullable()
      .meta({ description: 'A theme or a project; the name is null after it is deleted.' }),
    account: z
      .object({ id: z.uuid(), username: z.string() })
      .nullable()
      .meta({ description: 'The author; null after the account is deleted.' }),
    madeFrom: z.iso.datetime().nullable(),
    madeUntil: z.iso.datetime().nullable(),
    terms: z.array(z.string()).nullable().meta({ description: 'Only for `forbid` and `allow`.' }),
    palettes: z.int().meta({ description: 'Number of palettes changed.' }),
    likes: z.int().meta({ description: 'Number of likes removed or restored.' }),
    createdAt: z.iso.datetime(),
    canUndo: z.boolean(),
    answer: z
      .object({ text: z.string(), createdAt: z.iso.datetime(), isOpen: z.boolean() })
      .nullable()
      .meta({ description: "The author's answer; open until a moderator decides." }),
  })
  .meta({ id: 'ModerationAct' });

const ACT = {
  id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d2a',
  kind: 'hide_all',
  reason: 'Advertises a shop.',
  moderator: 'grace',
  palette: null,
  shared: null,
  account: { id: '0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21', username: 'ada' },
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

export type ModerationAct = z.infer<typeof ModerationAct>;
export type ModerationActList = z.infer<typeof ModerationActList>;
export type ForbiddenTermList = z.infer<typeof ForbiddenTermList>;
