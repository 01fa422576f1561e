const DAY = 86_400_000; // milliseconds

/** The day that lies a number of days after another; both `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

export const startOfMonth = (date: string): string => `${date.slice(0, 8)}01`;

/** Last day of the month of a day. */
export function endOfMonth(date: string): string {
  const inNextMonth = addDays(startOfMonth(date), 31);
  return addDays(startOfMonth(inNextMonth), -1);
}

/** Day of the month, from 1. */
export const dayOfMonth = (date: string): number => Number(date.slice(8));

/** Column in a week that begins on Monday, from 1. */
export const weekday = (date: string): number => ((new Date(date).getUTCDay() + 6) % 7) + 1;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Such as `November 2026`. */
export const formatMonth = (date: string): string => MONTH.format(new Date(date));
