const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** A day in the reader's own time zone, such as 21 November 2026. */
export function Day({ of }: { of: string }) {
  return <time dateTime={of}>{DAY.format(new Date(of))}</time>;
}
