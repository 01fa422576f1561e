const LONG = { dateStyle: 'long' } as const;
const IN_UTC = new Intl.DateTimeFormat('en-US', { ...LONG, timeZone: 'UTC' });
const LOCAL = new Intl.DateTimeFormat('en-US', LONG);

/** The site's format of a day, such as November 21, 2026; in UTC. */
export const formatDay = (iso: string): string => IN_UTC.format(new Date(iso));

type Props = { of: string };

/** A day in UTC, so that the server and every browser write the same. */
export function UtcDay({ of }: Props) {
  return <time dateTime={of}>{formatDay(of)}</time>;
}

/** A day in the reader's own time zone, for content that only the browser renders. */
export function LocalDay({ of }: Props) {
  return <time dateTime={of}>{LOCAL.format(new Date(of))}</time>;
}
