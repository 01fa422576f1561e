import type { Unread } from '@swatchwork/formats/contexts';

import { quote, UsageError } from '../usage-error.ts';

interface WithoutPairs {
  readonly files: readonly string[];
  /** Colors that were read. */
  readonly colors: number;
  readonly unread: Unread;
  readonly hint: string;
}

/** Says that nothing can be judged, and what was not read: without a pair nothing would pass, and nothing fail. */
export function noPairs({ files, colors, unread, hint }: WithoutPairs): UsageError {
  const where = files.map(quote).join(', ');
  const names = colors === 1 ? 'The name of the only color' : `The names of the ${colors} colors`;
  const verb = colors === 1 ? 'does' : 'do';
  const why =
    colors === 0
      ? `No color was read in ${where}`
      : `${names} in ${where} ${verb} not tell which is seen on which`;
  return new UsageError(`${why}, so no pair can be checked.${describeUnread(unread)}`, {
    hint,
  });
}

function describeUnread({ count, parts: [first] }: Unread): string {
  if (!first) return '';
  const { file, line, what, reason } = first;
  const one = `${what} in ${file}, line ${line}, as ${reason}`;
  return count === 1
    ? ` A part was not read: ${one}.`
    : ` ${count} parts were not read, the first is ${one}.`;
}
