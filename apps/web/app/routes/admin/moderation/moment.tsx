const IN_UTC = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
  hourCycle: 'h23',
});

/** A time in UTC to the second, as the fields of a burst take it. */
export function Moment({ of }: { of: string }) {
  return <time dateTime={of}>{IN_UTC.format(new Date(of))} UTC</time>;
}
