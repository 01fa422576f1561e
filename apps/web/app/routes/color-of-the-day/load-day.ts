import type { Client } from '@swatchwork/client';

import type { ColorOfTheDay } from '../../api/types.ts';
import { dayOfMonth, endOfMonth } from './dates.ts';

export type DayData = {
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
  /** The day that the page is about. */
  date: string;
  /** Undefined where the API did not answer. */
  color: ColorOfTheDay | undefined;
  /** The days of its month that have been, from the first on; empty where the API did not answer. */
  month: readonly ColorOfTheDay[];
};

/**
 * What the page of a day asks the API for.
 *
 * @param asked The day as the address names it. One that is no day, or lies ahead, counts as today.
 */
export async function loadDay(client: Client, asked: string | null): Promise<DayData> {
  const today = new Date().toISOString().slice(0, 10);
  const date = asked && isDay(asked) && asked <= today ? asked : today;
  const end = endOfMonth(date);
  const isMonthOver = end < today;
  const until = isMonthOver ? end : today;
  const [color, month] = await Promise.all([
    client.colorOfTheDay.get(date === today ? {} : { date }).catch(() => undefined),
    client.colorOfTheDay.archive({ until, days: dayOfMonth(until) }).catch(() => []),
  ]);
  return { today, date, color, month: month.toReversed() };
}

/** Whether a text is a day of the calendar: `2023-02-29` is none. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
