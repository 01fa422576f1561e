import { z } from 'zod';

import { HexOutput } from './hex.ts';

/** A favourite colour as a person saves it. */
export const FavoriteDraft = z
  .object({ hexCode: HexOutput, name: z.string(), tags: z.array(z.string()) })
  .meta({ id: 'FavoriteDraft' });

export type FavoriteDraft = z.infer<typeof FavoriteDraft>;
