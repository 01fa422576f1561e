import { z } from 'zod';

import { HexOutput } from './hex.ts';

export const ColorOfTheDayQuery = z.object({
  date: z.iso
    .date('must be a day of the calendar as YYYY-MM-DD')
    .optional()
    .meta({ description: 'Today in UTC or a day before it; today by default.' }),
});

export const ColorOfTheDay = z
  .object({
    date: z.iso.date(),
    hexCode: HexOutput,
    name: z.string(),
    description: z.string().nullable(),
    meaning: z.string().nullable(),
    usageTips: z.string().nullable(),
  })
  .meta({ id: 'ColorOfTheDay' });

export type ColorOfTheDayQuery = z.input<typeof ColorOfTheDayQuery>;
export type ColorOfTheDay = z.infer<typeof ColorOfTheDay>;
