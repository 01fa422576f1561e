import { z } from 'zod';
import moderationQueueExamples from '../examples/moderation-queue.json' with { type: 'json' };
import { ModerationAct } from './acts.ts';
import { ModeratedPalette, ModeratedShared } from './moderated.ts';

/** Likes of one palette within an hour, some of which look made. */
export const LikeBurst = z
  .object({
    palette: z.object({ id: z.uuid(), name: z.string(), slug: z.string() }),
    likes: z.int(),
    made: z.int().meta({ description: 'How many of them look fraudulent.' }),
    networks: z.int(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
  })
  .meta({ id: 'LikeBurst' });

/** What waits for a moderator. */
export const ModerationQueue = z
  .object({
    palettes: z.array(ModeratedPalette).meta({ description: 'Most open reports first.' }),
    total: z.int().meta({ description: 'Palettes with open reports.' }),
    shared: z
      .array(ModeratedShared)
      .meta({ description: 'Themes and projects, most open reports first.' }),
    totalShared: z.int().meta({ description: 'Themes and projects with open reports.' }),
    held: z.array(ModeratedPalette).meta({
      description: 'Palettes that wait for approval, oldest first, a few of each author.',
    }),
    totalHeld: z.int(),
    bursts: z.array(LikeBurst).meta({
      description:
        'Hours of the past week with ten or more likes that look fraudulent, most first.',
    }),
    answers: z
      .array(ModerationAct)
      .meta({ description: 'Acts that their authors have answered and that need a decision.' }),
  })
  .meta({
    id: 'ModerationQueue',
    examples: moderationQueueExamples,
  });

export type LikeBurst = z.infer<typeof LikeBurst>;
export type ModerationQueue = z.infer<typeof ModerationQueue>;
