import type { ColorOfTheDay } from '@swatchwork/contract';

import { AppError } from '../../app-error.ts';
import type { createColorOfTheDayRepository } from './color-of-the-day.repository.ts';

export type ColorOfTheDayService = ReturnType<typeof createColorOfTheDayService>;

/** @param now The clock; tests set it. */
export function createColorOfTheDayService(
  repository: ReturnType<typeof createColorOfTheDayRepository>,
  now: () => Date = () => new Date(),
) {
  return {
    /**
     * The colour of a day of the calendar, the same every year.
     *
     * @param date YYYY-MM-DD, a real day; today in UTC by default. Throws `invalid_request` for a
     * day of the future.
     */
    async get(date?: string): Promise<ColorOfTheDay> {
      const today = now().toISOString().slice(0, 10);
      const day = date ?? today;
      if (day > today) throw refuseFuture(day, today);
      const row = await repository.find(dayOfLeapYear(day));
      if (!row) throw new AppError('not_found', `There is no colour for ${day}`);
      return { date: day, ...row };
    },
  };
}

/** 1 for 1 January to 366 for 31 December; 29 February is always counted. */
export function dayOfLeapYear(date: string): number {
  const inLeapYear = Date.parse(`2000${date.slice(4)}`);
  return (inLeapYear - Date.UTC(2000, 0, 1)) / 86_400_000 + 1;
}

function refuseFuture(day: string, today: string): AppError {
  const message = `must not be later than today, ${today} in UTC`;
  return new AppError('invalid_request', `date: ${message}`, [
    { field: 'date', message, received: day },
  ]);
}
