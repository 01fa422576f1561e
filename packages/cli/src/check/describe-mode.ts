import { formatRatio, parseColor } from '@swatchwork/color';
import type { AddedValue, ModeReading } from '@swatchwork/formats/mode';

import type { Paint } from '../paint.ts';
import { toLines } from '../terminal.ts';
import { listOf } from '../usage-error.ts';
import { coverageLines } from './coverage-lines.ts';

/** Names that are listed in a line. */
const MOST_NAMED = 20;

interface Options {
  readonly paint: Paint;
  /** Whether it is known that parts are not judged. */
  readonly isPartial: boolean;
}

/** What was added by file, what stays and why, what fails in the mode, and the verdict. */
export function describeMode(reading: ModeReading, options: Options): string {
  const { values, added, computed, kept, unrecognized, coverage, notes } = reading;
  const { paint } = options;
  let file: string | undefined;
  const lines = values.flatMap((value) => {
    const head = value.file === file ? [] : [paint.strong(headOf(value.file, added))];
    file = value.file;
    return [...head, lineOf(value, reading, paint)];
  });
  const named: [string, readonly string[]][] = [
    ['Stays, as other colors refer to it', kept],
    ['Computed from other colors, and follows them', computed],
    ['Not recognized by name, and turned with its neighbors', unrecognized],
  ];
  return toLines([
    ...lines,
    ...named.flatMap(([what, names]) =>
      names.length > 0 ? [paint.faint(`${what}: ${listed(names)}.`)] : [],
    ),
    ...failingLines(reading).map(paint.bad),
    ...coverageLines(coverage, notes, options),
    verdictOf(reading),
  ]);
}

const headOf = (file: string, added: readonly string[]): string =>
  added.includes(file) ? `${file} (new)` : file;

function lineOf(value: AddedValue, { contexts }: ModeReading, paint: Paint): string {
  const { line, token, context, fromHex, toHex, written, reason } = value;
  const swatch = (hex: string) => paint.block(parseColor(hex)!.color);
  const where = contexts.length > 1 ? `  ${context}` : '';
  const colors = `${swatch(fromHex)}${fromHex} → ${swatch(toHex)}${written.replaceAll(/\s+/g, ' ')}`;
  return `  ${line}  ${token}${where}  ${colors}  ${paint.faint(reason)}`;
}

const failingLines = ({ impossible }: ModeReading): string[] =>
  impossible.map(
    ({ foreground, background, context, best, wanted, reason }) =>
      `${foreground}/${background}  ${formatRatio(best)} in ${context}, needs ${wanted}: ${reason}`,
  );

function verdictOf({ kind, contexts, values, pairs, failed }: ModeReading): string {
  const where = contexts.length > 0 ? listOf(contexts).replace(/ or ([^,]*)$/, ' and $1') : kind;
  const what =
    values.length === 0 ? 'Nothing has to be added.' : `${countOf(values.length, 'value')} added.`;
  if (pairs.length === 0) return what;
  return failed === 0
    ? `${what} All ${countOf(pairs.length, 'pair')} pass in ${where}.`
    : `${what} ${failed} of ${countOf(pairs.length, 'pair')} fail in ${where}.`;
}

const listed = (names: readonly string[]): string =>
  [
    ...names.slice(0, MOST_NAMED),
    ...(names.length > MOST_NAMED ? [`${names.length - MOST_NAMED} more`] : []),
  ].join(', ');

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
