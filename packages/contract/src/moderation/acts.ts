import { z } from 'zod';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };

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

const ACT = EXAMPLES.act;

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
