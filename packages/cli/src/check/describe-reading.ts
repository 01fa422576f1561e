import { formatRatio, parseColor } from '@swatchwork/color';
import {
  describeVerdict,
  reasonOf,
  type ThemeReading,
  type ValueChange,
} from '@swatchwork/formats/repair';

import type { Paint } from '../paint.ts';
import { toLines } from '../terminal.ts';
import { coverageLines } from './coverage-lines.ts';
import { describeModes } from './describe-modes.ts';

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
  const { changes, coverage, notes, unknown } = reading;
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
  return toLines([...lines, describeVerdict(reading)]);
}

function unmetLines({ unmet }: ThemeReading, paint: Paint): string[] {
  const lines = unmet.map((one) => {
    const { pair, context, ratio, minimum, reason } = one;
    const how = reason === 'ground' ? ': --grounds may-move' : '';
    return `${pair}  ${formatRatio(ratio)} in ${context}, needs ${minimum}: ${reasonOf(one)}${how}`;
  });
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
    `  ${change.line}  ${change.token}  ${paint.faint(describeModes(change.contexts, contexts) || 'all modes')}`,
    paint.bad(`    - ${change.before}`) + ` ${swatch(change.fromHex)}`.trimEnd(),
    paint.good(`    + ${change.after}`) + ` ${swatch(change.toHex)}`.trimEnd(),
    ...atMost(mended, (more) => `…and ${more} more`).map((line) => paint.faint(`        ${line}`)),
  ];
}

const atMost = (lines: readonly string[], describeRest: (more: number) => string): string[] =>
  lines.length > MOST_LISTED
    ? [...lines.slice(0, MOST_LISTED), describeRest(lines.length - MOST_LISTED)]
    : [...lines];
