import { z } from 'zod';

import { LIMITS } from './limits.ts';

/** A seed in a query. */
export const SeedText = z.string().max(LIMITS.seed);

/** A seed in JSON; `7` and `'7'` are the same. */
export const Seed = z.union([SeedText, z.number()]).transform(String);
