import { z } from 'zod';

import { HexOutput } from './hex.ts';

const at = z.iso.datetime();
const palette = z
  .object({ id: z.uuid(), name: z.string(), colors: z.array(HexOutput) })
  .meta({ id: 'ActivityPalette' });

/** Something that happened in an account. */
export const Activity = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('palette_saved'), at, palette }),
    z.object({
      kind: z.literal('color_saved'),
      at,
      color: z.object({ name: z.string(), hexCode: HexOutput }),
    }),
    z.object({ kind: z.literal('like_received'), at, palette }),
  ])
  .meta({ id: 'Activity' });

/** The newest first. */
export const ActivityList = z.array(Activity).meta({ id: 'ActivityList' });

export type Activity = z.infer<typeof Activity>;
export type ActivityList = z.infer<typeof ActivityList>;
