import type { Client } from '@swatchwork/client';

import type { ColorOfTheDay } from '../../api/types.ts';
import { dayOfMonth, endOfMonth } from './dates.ts';

export type DayData = {
  /** Today in UTC, `YYYY-MM-DD`. */
  today: string;
  /** The day of the page. */
  date: string;
  /** Undefined if the API did not answer. */
  color: ColorOfTheDay | undefined;
  /** The days of its month so far, from the first on; empty if the API did not answer. */
  month: readonly ColorOfTheDay[];
};

/**
 * The data of a day's page.
 *
 * @param asked The day in the address. An invalid or future day counts as today.
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

/** Whether a text is a day of the calendar: `2023-02-29` is not. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
