import { z } from 'zod';

/** A list of so many entries, which are called `what` where their number is refused. */
export function listFrom<Entry extends z.ZodType>(
  entry: Entry,
  { min, max }: { min: number; max: number },
  what: string,
) {
  const message = `must have ${min} to ${max} ${what}`;
  return z.array(entry, message).min(min, message).max(max, message);
}
