import { z } from 'zod';
import { LIMITS } from '../common/limits.ts';
import { lineOfText, linesOfText } from '../common/text.ts';
import savePaletteRequestExamples from '../examples/save-palette-request.json' with {
  type: 'json',
};
import EXAMPLES from '../examples/shared.json' with { type: 'json' };
import { PaletteColorInput } from './palette-color.ts';
import { PaletteView } from './palette-view.ts';

const { min, max } = LIMITS.paletteColors;

const name = lineOfText(LIMITS.itemName).min(1, 'must not be empty').meta({
  description: 'Must not be empty.',
});

/** An empty description is stored as none. */
const description = linesOfText(LIMITS.paletteDescription)
  .nullish()
  .transform((text) => text || null);

const tags = z
  .array(lineOfText(LIMITS.tags.length).min(1, 'must not be empty'))
  .max(LIMITS.tags.max)
  .transform((all) => [...new Set(all)])
  .meta({ description: "Short words, such as the harmony type and 'custom'." });

const colors = z.array(PaletteColorInput).min(min).max(max).meta({
  description: 'Hex strings, or objects with `hex` and optionally `name`, `css` and `alpha`.',
});

/** A palette to save in the account. Other fields, such as `likes` or `userId`, are ignored. */
export const SavePaletteRequest = z
  .object({
    name,
    description,
    colors,
    isPublic: z.boolean().default(true),
    tags: tags.default([]),
    view: PaletteView.optional(),
  })
  .meta({
    id: 'SavePaletteRequest',
    examples: savePaletteRequestExamples,
  });

/** Changes to a palette; omitted fields stay, but other colors take the view away. */
export const ChangePaletteRequest = z
  .object({ name, description, colors, isPublic: z.boolean(), tags, view: PaletteView })
  .partial()
  .meta({
    id: 'ChangePaletteRequest',
    examples: [{ name: 'Deeper ocean', isPublic: false }],
  });

const hex = z.string().max(128);

/** A small amount of work that a browser does before it likes; made and checked by altcha-lib. */
export const LikeChallenge = z
  .object({
    parameters: z.object({
      algorithm: z.string().max(32),
      cost: z.int(),
      expiresAt: z.int().meta({ description: 'Unix time in seconds.' }),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  })
  .meta({ id: 'LikeChallenge' });

const CHALLENGE = EXAMPLES.challenge;

export const LikeChallengeAnswer = LikeChallenge.meta({ examples: [CHALLENGE] });

/** A challenge with its solution. */
export const LikeProof = z
  .object({
    challenge: LikeChallenge,
    solution: z.object({ counter: z.int(), derivedKey: hex }),
  })
  .meta({ id: 'LikeProof' });

/** The wanted state; without it the call toggles the like. */
export const LikeRequest = z
  .object({
    liked: z.boolean().optional(),
    proof: LikeProof.optional().meta({
      description: 'Without an account: the solution of a challenge. Each solution counts once.',
    }),
  })
  .nullish()
  .meta({ id: 'LikeRequest', examples: [{ liked: true }] });

/** Whether the caller likes the palette now, and how many do. */
export const LikeAnswer = z
  .object({ liked: z.boolean(), likes: z.int() })
  .meta({ id: 'LikeAnswer', examples: [{ liked: true, likes: 1 }] });

/** The counters of a palette. */
export const PaletteCounts = z
  .object({ views: z.int(), copies: z.int() })
  .meta({ id: 'PaletteCounts', examples: [{ views: 120, copies: 7 }] });

const PALETTE_ID = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11';

export const LikedQuery = z
  .object({
    ids: z
      .string()
      .transform((text) => text.split(','))
      .pipe(
        z.array(z.uuid('must be ids of palettes, separated by commas')).max(LIMITS.listLimit.max),
      )
      .meta({ description: 'Ids of palettes, separated by commas.' }),
  })
  .meta({ examples: [{ ids: PALETTE_ID }] });

/** Which of the requested palettes the caller likes. */
export const LikedAnswer = z
  .object({ ids: z.array(z.uuid()) })
  .meta({ id: 'LikedAnswer', examples: [{ ids: [PALETTE_ID] }] });

/** Tells anonymous visitors apart, so that each may like a palette once. */
export const VisitorHeaders = z
  .object({
    'x-visitor': z
      .string()
      .regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - or _')
      .optional()
      .meta({ description: 'A random id that the client stores. Not needed with a token.' }),
  })
  .meta({ examples: [{ 'x-visitor': 'b7c1f0de52a94c3e8d6f' }] });

/** An address may contain any text; a text that is no id finds no palette (404). */
export const PaletteId = z
  .object({ id: z.string().meta({ description: 'The id of the palette, a UUID.' }) })
  .meta({ examples: [{ id: PALETTE_ID }] });

/** Reading a palette also takes the last part of its page's address. */
export const PaletteAddress = z
  .object({
    id: z.string().meta({
      description: 'The id or `slug` of the palette. Former slugs also work.',
    }),
  })
  .meta({ examples: [{ id: PALETTE_ID }] });

export type SavePaletteRequest = z.input<typeof SavePaletteRequest>;
export type ChangePaletteRequest = z.input<typeof ChangePaletteRequest>;
export type LikeChallenge = z.infer<typeof LikeChallenge>;
export type LikeProof = z.infer<typeof LikeProof>;
export type LikeRequest = z.input<typeof LikeRequest>;
export type LikeAnswer = z.infer<typeof LikeAnswer>;
export type PaletteCounts = z.infer<typeof PaletteCounts>;
export type LikedAnswer = z.infer<typeof LikedAnswer>;
