import { notesOnUnread } from '@swatchwork/formats/contexts';
import type { FileCoverage } from '@swatchwork/formats/repair';
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
    ...(coverage.isWhole || isPartial ? [] : [paint.bad(describeGaps(coverage))]),
  ];
}

/** Such as `Not judged: 3 parts of the files with 7 colors and 1 pair. …`. */
function describeGaps({ unread, unjudged }: FileCoverage): string {
  const colors = unread.colors > 0 ? ` with ${countOf(unread.colors, 'color')}` : '';
  const gaps = [
    ...(unread.count > 0 ? [`${countOf(unread.count, 'part')} of the files${colors}`] : []),
    ...(unjudged.count > 0 ? [countOf(unjudged.count, 'pair')] : []),
  ];
  return `The result is partial: ${gaps.join(' and ')} not checked. Use --partial to accept this.`;
}

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
