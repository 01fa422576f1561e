import { notesOnUnread } from '@swatchwork/formats/contexts';
import { describeGaps, type FileCoverage } from '@swatchwork/formats/repair';
import { describeCoverage, notesOnUnjudged } from '@swatchwork/theme/check';

import type { Paint } from '../paint.ts';

/** What a verdict is about, what belongs to it and was not read or judged, and other notes on it. */
export function coverageLines(
  coverage: FileCoverage,
  notes: readonly string[],
  { isPartial, paint }: { readonly isPartial: boolean; readonly paint: Paint },
): string[] {
  const gaps = [...notesOnUnread(coverage.unread), ...notesOnUnjudged(coverage)];
  const others = notes.filter((note) => !gaps.includes(note));
  return [
    `${describeCoverage(coverage)}.`,
    ...gaps.map((gap) => paint.faint(`Not checked: ${gap}.`)),
    ...others.map((note) => paint.faint(`Note: ${note.replace(/\.$/, '')}.`)),
    ...(coverage.isWhole || isPartial ? [] : [paint.bad(partial(coverage))]),
  ];
}

const partial = (coverage: FileCoverage): string =>
  `The result is partial: ${describeGaps({ coverage, unknown: [] })} not checked. Use --partial to accept this.`;
