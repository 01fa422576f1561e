import { z } from 'zod';

import { HexOutput } from '../common/hex.ts';

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
  examples: [
    [
      {
        kind: 'color_saved',
        at: '2026-01-03T09:00:00.000Z',
        color: { name: 'Color #3B82F6', hexCode: '#3B82F6' },
      },
      {
        kind: 'palette_saved',
        at: '2026-01-02T03:04:05.000Z',
        palette: {
          id: '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11',
          name: 'Deep ocean',
          colors: ['#0F172A', '#38BDF8', '#E0F2FE'],
        },
      },
    ],
  ],
});

export type Activity = z.infer<typeof Activity>;
export type ActivityList = z.infer<typeof ActivityList>;
