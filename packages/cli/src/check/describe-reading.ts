import { formatRatio, parseColor } from '@swatchwork/color';
import type { ThemeReading, UnmetReason, ValueChange } from '@swatchwork/formats/repair';

import type { Paint } from '../paint.ts';
import { toLines } from '../terminal.ts';
import { coverageLines } from './coverage-lines.ts';
import { describeModes, listModes } from './describe-modes.ts';

const REASONS: Record<UnmetReason, string> = {
  held: 'no room next to kept colors',
  ground: 'only a much lighter or darker background would do: --grounds may-move',
  computed: 'one color is computed from others, and no replacement passes',
  'no-room': 'no color was found that passes without another pair failing',
};

/** What is listed of each: pairs that fail, names without a pair, pairs that a change mends. */
const MOST_LISTED = 20;

interface Options {
  readonly paint: Paint;
  /** Whether it is known that parts are not judged. */
  readonly isPartial: boolean;
}

/** The changes by file, what still fails, what was not judged, and the verdict. */
export function describeReading(reading: ThemeReading, options: Options): string {
  const { paint } = options;
  const { changes, contexts, coverage, failed, fewest, left, notes, pairs, unknown } = reading;
  const lines: string[] = [];
  let file: string | undefined;
  for (const change of changes) {
    if (change.file !== file) lines.push(paint.strong(change.file));
    file = change.file;
    lines.push(...linesOf(change, reading, paint));
  }
  lines.push(...unmetLines(reading, paint));
  if (unknown.length > 0) {
    const names = atMost(unknown, (more) => `${more} more`).join(', ');
    lines.push(paint.faint(`Not recognized by name: ${names}. Pair them with --pairs FILE.`));
  }
  lines.push(...coverageLines(coverage, notes, options));
  const places = listModes(contexts);
  const some = /^\d/.test(places) ? 'some of ' : '';
  const total = pairs.length === 1 ? '1 pair' : `${pairs.length} pairs`;
  const verb = pairs.length === 1 ? 'fails' : 'fail';
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`;
  const after = left === 0 ? 'all pass' : `${left} still fail`;
  const least = fewest && left === 0 ? '; no smaller set of changes does' : '';
  const rest = unknown.length + coverage.unread.count;
  const all = pairs.length === 1 ? 'The only pair passes' : `All ${total} pass`;
  const found = `${total} found, ${pairs.length === 1 ? 'and it passes' : 'and all pass'}`;
  const gap = listModes([
    ...(unknown.length > 0 ? [countOf(unknown.length, 'variable')] : []),
    ...(coverage.unread.count > 0 ? [countOf(coverage.unread.count, 'rule')] : []),
  ]);
  lines.push(
    failed === 0
      ? `${rest === 0 ? all : found} in ${places}${rest === 0 ? '' : `; ${gap} not understood`}.`
      : `${failed} of ${total} ${verb} in ${some}${places}. After ${count} ${after}${least}.`,
  );
  return toLines(lines);
}

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function unmetLines({ unmet }: ThemeReading, paint: Paint): string[] {
  const lines = unmet.map(
    ({ pair, context, ratio, minimum, reason }) =>
      `${pair}  ${formatRatio(ratio)} in ${context}, needs ${minimum}: ${REASONS[reason]}`,
  );
  return atMost(lines, (more) => `…and ${more} more that fail; --json lists all`).map(paint.bad);
}

function linesOf(change: ValueChange, { contexts, pairs }: ThemeReading, paint: Paint): string[] {
  const swatch = (hex: string) => paint.block(parseColor(hex)!.color);
  const mended = change.mends.flatMap((id) => {
    const pair = pairs.find((one) => one.id === id)!;
    return Object.entries(pair.contexts)
      .filter(([where, { passes }]) => !passes && change.contexts.includes(where))
      .map(([where, { ratio, minimum, repaired }]) => {
        const step = `${formatRatio(ratio)} → ${formatRatio(repaired.ratio)}`;
        return `${id}  ${step} in ${where}, needs ${minimum}`;
      });
  });
  return [
    `  ${change.line}  ${change.token}  ${paint.faint(describeModes(change.contexts, contexts) || listModes(contexts))}`,
    paint.bad(`    - ${change.before}`) + ` ${swatch(change.fromHex)}`.trimEnd(),
    paint.good(`    + ${change.after}`) + ` ${swatch(change.toHex)}`.trimEnd(),
    ...atMost(mended, (more) => `…and ${more} more`).map((line) => paint.faint(`        ${line}`)),
  ];
}

const atMost = (lines: readonly string[], describeRest: (more: number) => string): string[] =>
  lines.length > MOST_LISTED
    ? [...lines.slice(0, MOST_LISTED), describeRest(lines.length - MOST_LISTED)]
    : [...lines];
