import { z } from 'zod';

import { HexOutput } from './hex.ts';

/** A palette as a person saves it. */
export const PaletteDraft = z
  .object({
    name: z.string().meta({ description: 'Not empty.' }),
    description: z.string(),
    colors: z.array(z.object({ hex: HexOutput, name: z.string() })),
    isPublic: z.boolean(),
    tags: z.array(z.string()).meta({ description: "The harmony type, if any, and 'custom'." }),
  })
  .meta({ id: 'PaletteDraft' });

/** A favourite colour as a person saves it. */
export const FavoriteDraft = z
  .object({ hexCode: HexOutput, name: z.string(), tags: z.array(z.string()) })
  .meta({ id: 'FavoriteDraft' });

export type PaletteDraft = z.infer<typeof PaletteDraft>;
export type FavoriteDraft = z.infer<typeof FavoriteDraft>;
