const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const TIME = new Intl.DateTimeFormat('en-US', {
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: 'UTC',
});
const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Shown if there is no figure. */
const NONE = '–';

export const toNumber = (value: number | null) => (value === null ? NONE : NUMBER.format(value));

export const toMilliseconds = (value: number | null) =>
  value === null ? NONE : `${NUMBER.format(value)} ms`;

export const toPercent = (share: number) => `${NUMBER.format(share * 100)}%`;

/** In the largest unit in which the number is at least 1. */
export function toBytes(bytes: number | null): string {
  if (bytes === null) return NONE;
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${NUMBER.format(bytes / 1000 ** power)} ${UNITS[power]}`;
}

/** The two largest parts, such as `2 d 4 h`. */
export function toSpan(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  const parts = [
    [Math.floor(minutes / 1440), 'd'],
    [Math.floor(minutes / 60) % 24, 'h'],
    [minutes % 60, 'min'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return 'less than a minute';
  return parts
    .slice(first, first + 2)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** The time of day in UTC, as in the log. */
export const toTime = (iso: string) => `${TIME.format(new Date(iso))} UTC`;
