import { z } from 'zod';

import { ContrastRequest } from './contrast.ts';
import { HarmoniesRequest } from './harmonies.ts';

/*
 * The same requests in a query string. What they ask for never changes, so caches may keep the
 * answers.
 */

export const HarmoniesQuery = z
  .object(HarmoniesRequest.shape)
  .meta({ examples: [{ hex: '3b82f6', type: 'triadic' }] });

export const ContrastQuery = z
  .object(ContrastRequest.shape)
  .meta({ examples: [{ foreground: '1a2b3c', background: 'ffffff' }] });
