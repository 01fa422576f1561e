import { z } from 'zod';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };
import { DEEP_OCEAN, Palette } from '../palettes/palettes.ts';
import { ReasonOfReport, SharedKind } from './reports.ts';

const AUTHOR = EXAMPLES.author;

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
      description:
        'Number of palettes, themes and projects that moderators have hidden or deleted and not restored.',
    }),
    isSuspended: z.boolean(),
  })
  .meta({ id: 'ModeratedAuthor', examples: [AUTHOR] });

/** What is told of each thing that can be reported. */
const reported = {
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
    .meta({ description: `The newest ${LIMITS.reportsShown} open reports.` }),
};

/** A palette as moderators see it, with its open reports. */
export const ModeratedPalette = z
  .object({
    palette: Palette,
    hidden: z
      .string()
      .nullable()
      .meta({ description: 'The reason if it is hidden, otherwise null.' }),
    held: Palette.shape.held.meta({ description: 'Why it waits for a moderator, and since when.' }),
    ...reported,
    author: ModeratedAuthor.nullable().meta({
      description: "Null for Swatchwork's own collection.",
    }),
  })
  .meta({ id: 'ModeratedPalette' });

const EXAMPLE = {
  palette: DEEP_OCEAN,
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

/** A theme or a project as moderators see it, with its open reports. */
export const ModeratedShared = z
  .object({
    kind: SharedKind,
    id: z.uuid(),
    name: z.string(),
    description: z.string().nullable().meta({ description: 'Only for a project.' }),
    colors: z.array(HexOutput).meta({
      description: 'The brand colors of a theme, or colors of the first items of a project.',
    }),
    createdAt: z.iso.datetime(),
    hidden: z
      .string()
      .nullable()
      .meta({ description: 'The reason if it is hidden, otherwise null.' }),
    ...reported,
    author: ModeratedAuthor,
  })
  .meta({ id: 'ModeratedShared' });

export const ModeratedSharedAnswer = ModeratedShared.meta({
  examples: [
    {
      kind: 'project',
      id: '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8c33',
      name: 'Sea',
      description: 'For the harbor museum',
      colors: ['#0F172A', '#38BDF8', '#E0F2FE'],
      createdAt: '2026-01-02T03:04:05.000Z',
      hidden: null,
      openReports: 1,
      reports: EXAMPLE.reports,
      author: AUTHOR,
    },
  ],
});

/** An address may contain any text; a text that is no id finds nothing (404). */
export const SharedId = z
  .object({ id: z.string().meta({ description: 'The id of a theme or a project, a UUID.' }) })
  .meta({ examples: [{ id: '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8c33' }] });

export type ModeratedPalette = z.infer<typeof ModeratedPalette>;
export type ModeratedAuthor = z.infer<typeof ModeratedAuthor>;
export type ModeratedShared = z.infer<typeof ModeratedShared>;
