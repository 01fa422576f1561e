import { z } from 'zod';

import { HexOutput } from './hex.ts';
import { LIMITS } from './limits.ts';

const { min, max, default: defaultDays } = LIMITS.archiveDays;
const DAYS_MESSAGE = `must be a whole number from ${min} to ${max}`;

const Day = z.iso
  .date('must be a day of the calendar as YYYY-MM-DD')
  .optional()
  .meta({ description: 'Today in UTC or a day before it; today by default.' });

export const ColorOfTheDayQuery = z.object({ date: Day });

export const ColorArchiveQuery = z.object({
  until: Day,
  days: z.coerce
    .number<number>(DAYS_MESSAGE)
    .int(DAYS_MESSAGE)
    .min(min, DAYS_MESSAGE)
    .max(max, DAYS_MESSAGE)
    .default(defaultDays),
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

export const ColorArchive = z.array(ColorOfTheDay).meta({
  id: 'ColorArchive',
  description: 'The colours of the days up to one of them, newest first.',
});

export type ColorArchiveQuery = z.input<typeof ColorArchiveQuery>;
export type ColorArchive = z.infer<typeof ColorArchive>;
export type ColorOfTheDayQuery = z.input<typeof ColorOfTheDayQuery>;
export type ColorOfTheDay = z.infer<typeof ColorOfTheDay>;
