import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';
import activityListExamples from '../examples/activity-list.json' with { type: 'json' };

const at = z.iso.datetime();
const shown = { id: z.uuid(), name: z.string(), colors: z.array(HexOutput) };
const palette = z.object(shown).meta({ id: 'ActivityPalette' });
/** Its colors are those of the brand. */
const theme = z.object(shown).meta({ id: 'ActivityTheme' });

/** Something that happened in an account. */
export const Activity = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('palette_saved'), at, palette }),
    z.object({ kind: z.literal('theme_saved'), at, theme }),
    z.object({
      kind: z.literal('color_saved'),
      at,
      color: z.object({ name: z.string(), hexCode: HexOutput }),
    }),
    z.object({ kind: z.literal('like_received'), at, palette }),
  ])
  .meta({ id: 'Activity' });

/** The newest first. */
export const ActivityList = z.array(Activity).meta({
  id: 'ActivityList',
  examples: activityListExamples,
});

export type Activity = z.infer<typeof Activity>;
export type ActivityList = z.infer<typeof ActivityList>;
