import { z } from 'zod';
import { HexOutput } from '../common/hex.ts';
import { LIMITS } from '../common/limits.ts';
import EXAMPLES from '../examples/shared.json' with { type: 'json' };

const { min, max, default: defaultDays } = LIMITS.archiveDays;
const DAYS_MESSAGE = `must be a whole number from ${min} to ${max}`;

const WILD_DAFFODIL = EXAMPLES.wildDaffodil;

const SWEET_VIOLET = EXAMPLES.sweetViolet;

const Day = z.iso
  .date('must be a calendar date as YYYY-MM-DD')
  .optional()
  .meta({ description: 'Today (UTC) or an earlier day; today by default.' });

export const ColorOfTheDayQuery = z
  .object({ date: Day })
  .meta({ examples: [{ date: WILD_DAFFODIL.date }] });

export const ColorArchiveQuery = z
  .object({
    until: Day,
    days: z.coerce
      .number<number>(DAYS_MESSAGE)
      .int(DAYS_MESSAGE)
      .min(min, DAYS_MESSAGE)
      .max(max, DAYS_MESSAGE)
      .default(defaultDays)
      .meta({ description: 'Number of days, including the last.' }),
  })
  .meta({ examples: [{ until: SWEET_VIOLET.date, days: 2 }] });

export const ColorOfTheDay = z
  .object({
    date: z.iso.date(),
    hexCode: HexOutput,
    name: z.string(),
    description: z.string().nullable(),
    meaning: z.string().nullable(),
    usageTips: z.string().nullable(),
  })
  .meta({ id: 'ColorOfTheDay', examples: [WILD_DAFFODIL] });

export const ColorArchive = z.array(ColorOfTheDay).meta({
  id: 'ColorArchive',
  description: 'Colors of consecutive days, newest first.',
  examples: [[SWEET_VIOLET, WILD_DAFFODIL]],
});

export type ColorArchiveQuery = z.input<typeof ColorArchiveQuery>;
export type ColorArchive = z.infer<typeof ColorArchive>;
export type ColorOfTheDayQuery = z.input<typeof ColorOfTheDayQuery>;
export type ColorOfTheDay = z.infer<typeof ColorOfTheDay>;
