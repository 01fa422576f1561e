import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { lineOfText, linesOfText } from '../common/text.ts';
import actRequestExamples from '../examples/act-request.json' with { type: 'json' };

const reasonOfAct = linesOfText(LIMITS.moderationText).meta({
  description: 'The reason. The author of a palette or owner of an account can read it.',
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
      'Words, phrases, or hosts of links such as `shop.example`, which includes its subdomains.',
  });
const moment = z.iso.datetime({ offset: true, error: 'must be a date and time as in ISO 8601' });

/** A palette, a theme or a project: one of the three. */
const thing = {
  paletteId: paletteId.optional(),
  themeId: z.uuid('must be the id of a theme').optional(),
  projectId: z.uuid('must be the id of a project').optional(),
};

type Thing = { [Id in keyof typeof thing]?: string | undefined };

const isOneThing = ({ paletteId, themeId, projectId }: Thing) =>
  [paletteId, themeId, projectId].filter((id) => id !== undefined).length === 1;

const ONE_THING = {
  path: ['paletteId'],
  error: 'must be given, or `themeId` or `projectId`, but only one of them',
};

/** What a moderator does. */
export const ActRequest = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('dismiss'), ...thing, reason: noted }).refine(isOneThing, ONE_THING),
    z.object({ kind: z.literal('hide'), ...thing, reason: needed }).refine(isOneThing, ONE_THING),
    z.object({ kind: z.literal('restore'), ...thing, reason: noted }).refine(isOneThing, ONE_THING),
    z.object({ kind: z.literal('delete'), ...thing, reason: needed }).refine(isOneThing, ONE_THING),
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
    examples: actRequestExamples,
    description:
      '`dismiss` closes the reports of a palette, theme or project; `hide` hides it from everyone but its ' +
      'author, `restore` shows it again, `delete` deletes it permanently. `release` publishes a palette that waits for ' +
      'approval, `release_all` all those of an account; `hide` rejects one. `hide_all` hides the public palettes ' +
      'of an account, or those created in a time range, both ends included. `suspend` also hides ' +
      'them and stops the account from publishing until `unsuspend`. `undo` reverses ' +
      '`hide`, `hide_all`, `suspend` and `purge_likes`; `keep` upholds an act after its author has answered. ' +
      '`forbid` adds words and hosts that public texts must not contain, `allow` removes some; ' +
      'texts that are already public stay. `purge_likes` removes the likes of a palette in a time ' +
      'range that look fraudulent: those that do not count, and those of networks that gave more than three.',
  });

export type ActRequest = z.input<typeof ActRequest>;
export type ActOrder = z.output<typeof ActRequest>;
