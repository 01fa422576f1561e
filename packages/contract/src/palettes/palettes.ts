import { z } from 'zod';
import { cssColorList } from '../colors/css-color-list.ts';
import { LIMITS } from '../common/limits.ts';
import { lineOfText } from '../common/text.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };
import { HOLD_REASONS, type HoldReason } from './hold-reasons.ts';
import { PaletteColor } from './palette-color.ts';
import { paletteFacets } from './palette-facets.ts';
import { LIKES_ABOVE, PALETTE_SORTS, PALETTE_TABS, RECENT_DAYS } from './palette-lists.ts';
import { SavedView } from './palette-view.ts';

const { min, max, default: defaultLimit } = LIMITS.listLimit;
const LIMIT_MESSAGE = `must be a whole number from ${min} to ${max}`;
const HOLDS = Object.keys(HOLD_REASONS) as [HoldReason, ...HoldReason[]];
const NO_NUL = /^[^\0]*$/; // the one character that PostgreSQL cannot store
const BLANKS = /[ \t\n\v\f\r]+/g; // at which the words of palettes are split

export const PaletteListQuery = z
  .object({
    isPublic: z
      .enum(['true', 'false'])
      .optional()
      .meta({
        description:
          'Private palettes are listed only for their owner: with `false`, or with `userId` and without this parameter.',
        examples: ['true'],
      }),
    userId: z
      .uuid('must be the id of a user')
      .optional()
      .meta({
        description: 'Only palettes of this account.',
        examples: ['0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d21'],
      }),
    tab: z
      .enum(PALETTE_TABS)
      .optional()
      .meta({
        description: `\`trending\`: more than ${LIKES_ABOVE.trending} likes; \`popular\`: more than ${LIKES_ABOVE.popular}; \`recent\`: from the last ${RECENT_DAYS} days; the others are tags. For \`trending\` and \`popular\`, only a few likes from one address or from new accounts count.`,
        examples: ['trending'],
      }),
    q: z
      .string()
      .trim()
      .overwrite((text) => text.replace(BLANKS, ' '))
      .max(LIMITS.searchText)
      .regex(NO_NUL, 'must not contain a NUL character')
      .optional()
      .meta({
        description:
          'Part of the name, description or a tag, case-insensitive. If at most 12 palettes match, the words are also searched separately, in singular and plural, and then with one letter changed.',
      }),
    tag: lineOfText(LIMITS.tags.length)
      .optional()
      .meta({ description: 'Palettes with exactly this tag.', examples: ['ocean'] }),
    color: cssColorList(LIMITS.searchColors)
      .optional()
      .meta({
        examples: ['#0B1D34', '0b1d34,f69835', 'color(display-p3 0 1 0)'],
        description:
          'Palettes with the colors nearest to this one, nearest first. Any opaque CSS color; exact values are compared. With up to three colors, separated by hyphens or commas: palettes with a color near each, sorted by mean distance.',
      }),
    ...paletteFacets,
    fold: z
      .enum(['true'])
      .optional()
      .meta({
        description:
          'Of nearly identical palettes of different accounts, list only the oldest; `alike` says how many there are. A page may then have fewer palettes than `limit`, and `X-Total-Count` counts only those listed. Ignored with `q`, `alikeTo` or `userId`.',
        examples: ['true'],
      }),
    alikeTo: z
      .uuid('must be the id of a palette')
      .optional()
      .meta({
        description:
          'Palettes nearly identical to this one, including itself: the same number of colors, each at most about 0.02 in ΔE OK away.',
        examples: ['0199d3b2-8a40-7c11-b0a4-6f1f2b0c9d25'],
      }),
    sort: z
      .enum(PALETTE_SORTS)
      .optional()
      .meta({
        description: '`likes` by default; with `color`, `nearest` by default.',
        examples: ['likes'],
      }),
    limit: z.coerce
      .number<number>(LIMIT_MESSAGE)
      .int(LIMIT_MESSAGE)
      .min(min, LIMIT_MESSAGE)
      .max(max, LIMIT_MESSAGE)
      .default(defaultLimit)
      .meta({ description: 'Number of palettes per page.' }),
    cursor: z
      .string()
      .max(LIMITS.cursor)
      .optional()
      .meta({
        description:
          'From the `Link` header of the previous page; only valid with the same `sort`.',
        examples: ['WyJsaWtlcyIsMTgwXQ'],
      }),
  })
  .refine(({ sort, color }) => sort !== 'nearest' || color !== undefined, {
    path: ['sort'],
    error: 'can only be nearest with a color',
  })
  .meta({ examples: [{ q: 'harbor before', limit: 1 }] });

/** The palette of the examples that belongs to an account. */
export const DEEP_OCEAN = EXAMPLES.deepOcean;

const HARBOR = EXAMPLES.harbor;

export const Palette = z
  .object({
    id: z.uuid(),
    slug: z.string().meta({
      description:
        'The page of the palette is /palettes/{slug}. Renaming changes the slug; former slugs redirect.',
    }),
    name: z.string(),
    description: z.string().nullable(),
    colors: z.array(PaletteColor),
    likes: z.int().meta({ description: 'All likes; lists are sorted by this number.' }),
    startingLikes: z.int().meta({
      description:
        "Number of likes that a palette of Swatchwork's own collection started with, for its curated order; people gave the others. 0 for palettes of users.",
    }),
    views: z.int(),
    copies: z.int(),
    tags: z.array(z.string()),
    view: SavedView.optional(),
    isPublic: z.boolean(),
    hidden: z.object({ reason: z.string(), since: z.iso.datetime() }).optional().meta({
      description: 'Set if a moderator has hidden the palette. Only in lists of your own palettes.',
    }),
    held: z
      .object({ reason: z.enum(HOLDS), since: z.iso.datetime() })
      .optional()
      .meta({
        description: `Why the palette waits for a moderator before others can see it; only for its owner. ${Object.entries(
          HOLD_REASONS,
        )
          .map(([reason, words]) => `\`${reason}\`: ${words}`)
          .join('; ')}.`,
      }),
    alike: z.int().optional().meta({
      description:
        'With `fold`: number of nearly identical public palettes, if any belong to other accounts; 99 means 99 or more.',
    }),
    createdAt: z.iso.datetime(),
    userId: z.uuid().nullable().meta({ description: "Null for Swatchwork's own collection." }),
    source: z
      .enum(['swatchwork', 'user'])
      .meta({ description: "`swatchwork` for Swatchwork's own collection." }),
  })
  .meta({ id: 'Palette', examples: [DEEP_OCEAN] });

/** A palette after a change. */
export const ChangedPalette = Palette.meta({
  examples: [{ ...DEEP_OCEAN, name: 'Deeper ocean', isPublic: false }],
});

export const PaletteList = z.array(Palette).meta({ id: 'PaletteList', examples: [[HARBOR]] });

/** How many public palettes there are, and how many of them are trending and popular. */
export const PaletteStats = z
  .object({ total: z.int(), trending: z.int(), popular: z.int() })
  .meta({ id: 'PaletteStats', examples: [{ total: 294, trending: 210, popular: 142 }] });

/** The query as a caller writes it. */
export type PaletteListQuery = Omit<
  z.input<typeof PaletteListQuery>,
  'isPublic' | 'color' | 'limit' | 'pairs' | 'ground' | 'size' | 'fold'
> & {
  isPublic?: boolean | 'true' | 'false';
  /** One to three opaque colors in any notation of CSS. */
  color?: string | readonly string[];
  limit?: number | string;
  pairs?: number | string;
  ground?: true | 'true';
  size?: number | string;
  fold?: true | 'true';
};
export type Palette = z.infer<typeof Palette>;
export type PaletteList = z.infer<typeof PaletteList>;
export type PaletteStats = z.infer<typeof PaletteStats>;
