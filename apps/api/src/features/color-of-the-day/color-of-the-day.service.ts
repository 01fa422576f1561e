import type { ColorOfTheDay } from '@swatchwork/contract';

import { AppError } from '../../app-error.ts';
import type { createColorOfTheDayRepository } from './color-of-the-day.repository.ts';

const DAY = 86_400_000; // milliseconds
const DAYS = 366; // of a leap year

/** No 29 February is longer ago: the years 1900 and 2100 have none. */
const MOST_DAYS_TO_LEAP_DAY = 8 * DAYS;

export type ColorOfTheDayService = ReturnType<typeof createColorOfTheDayService>;

/** @param now The clock; tests set it. */
export function createColorOfTheDayService(
  repository: ReturnType<typeof createColorOfTheDayRepository>,
  now: () => Date = () => new Date(),
) {
  return {
    /**
     * The color of a day of the calendar, the same every year.
     *
     * @param date YYYY-MM-DD, a real day; today in UTC by default. Throws `invalid_request` for a
     * day of the future.
     */
    async get(date?: string): Promise<ColorOfTheDay> {
      const day = pastDay('date', date);
      const row = await repository.find(dayOfLeapYear(day));
      if (!row) throw new AppError('not_found', `There is no color for ${day}`);
      return { date: day, ...row };
    },

    /**
     * The colors of a number of days, newest first; days without a color are left out.
     *
     * @param days 1 to 31.
     * @param until The last day, with the same rules as the date of `get`.
     */
    async list(days: number, until?: string): Promise<ColorOfTheDay[]> {
      const dates = datesUntil(pastDay('until', until), days);
      const rows = await repository.findAll(dates.map(dayOfLeapYear));
      const byPosition = new Map(rows.map((row) => [row.position, row]));
      return dates.flatMap((date) => {
        const row = byPosition.get(dayOfLeapYear(date));
        return row ? [{ date, ...row }] : [];
      });
    },

    /** The last day before today of each color, newest first. */
    async latestDays(): Promise<string[]> {
      const rows = await repository.findAll(Array.from({ length: DAYS }, (_, i) => i + 1));
      const positions = new Set(rows.map(({ position }) => position));
      const yesterday = formatDate(new Date(now().getTime() - DAY));
      return datesUntil(yesterday, MOST_DAYS_TO_LEAP_DAY).filter((date) =>
        positions.delete(dayOfLeapYear(date)),
      );
    },
  };

  /** @param field The name of the parameter, for the refusal. */
  function pastDay(field: string, date: string | undefined): string {
    const today = formatDate(now());
    if (date !== undefined && date > today) throw refuseFuture(field, date, today);
    return date ?? today;
  }
}

/** Dates, newest first; none before the year 0, which four digits cannot write. */
function datesUntil(last: string, days: number): string[] {
  const newest = Date.parse(last);
  const dates = Array.from({ length: days }, (_, i) => formatDate(new Date(newest - i * DAY)));
  return dates.filter((date) => !date.startsWith('-'));
}

const formatDate = (date: Date): string => date.toISOString().slice(0, 10);

/** 1 for 1 January to 366 for 31 December; 29 February always counts. */
export function dayOfLeapYear(date: string): number {
  const inLeapYear = Date.parse(`2000${date.slice(4)}`);
  return (inLeapYear - Date.UTC(2000, 0, 1)) / DAY + 1;
}

function refuseFuture(field: string, day: string, today: string): AppError {
  const message = `must not be later than today, ${today} in UTC`;
  return new AppError('invalid_request', `${field}: ${message}`, [
    { field, message, received: day },
  ]);
}
