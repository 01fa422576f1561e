import { formatRatio, groupBy, parseHex } from '@swatchwork/color';

import { formatMinimum } from '../minimum.ts';
import type { Paint } from '../paint.ts';
import { toLines } from '../terminal.ts';
import { coverageLines } from './coverage-lines.ts';
import { describeModes } from './describe-modes.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import { describePlace } from './source.ts';
import type { Judgment, Verdict } from './verdict.ts';

export interface TableOptions {
  readonly paint: Paint;
  /** Every pair, also where it passes; else at most 50 that fail. */
  readonly isComplete: boolean;
  /** Whether it is known that parts are not judged. */
  readonly isPartial: boolean;
}

/** Failing pairs in a short table. */
const MOST_ROWS = 50;

/** Modes that have a line of their own. */
const MOST_MODES = 20;

/**
 * One line for each mode and each pair that fails, or for each context in which it looks different. Below
 * a pair that fails stands a suggestion that passes; where there are several contexts, one repair of all
 * stands at the end, and what was not judged behind it.
 */
export function writeTable(judgment: Judgment, options: TableOptions): string {
  const { contexts, coverage, known, notes } = judgment;
  const { paint, isComplete } = options;
  const hasModes = contexts.length > 1;
  const wanted = judgment.verdicts.filter((one) => isComplete || !(one.passed || known.has(one)));
  const rows = groupAlike(wanted);
  const shown = isComplete ? rows : rows.slice(0, MOST_ROWS);
  const more = rows.length - shown.length;
  return toLines([
    ...(shown.length > 0 ? [...rowLines(shown, contexts, paint)] : []),
    ...(more > 0 ? [`…and ${more} more; use --all to show every pair`] : []),
    ...(shown.length > 0 ? [''] : []),
    ...(hasModes ? modeLines(judgment, paint) : []),
    summarize(judgment, paint),
    ...coverageLines(coverage, notes, options),
    ...(hasModes ? describeRepair(judgment, paint) : []),
  ]);
}

function rowLines(rows: readonly Row[], contexts: readonly string[], paint: Paint): string[] {
  const hasModes = contexts.length > 1;
  const minimums = rows.map(({ min }) => formatMinimum(min));
  const nameWidth = Math.max(...rows.map(({ name }) => name.length));
  const minimumWidth = Math.max(...minimums.map(({ length }) => length));
  return rows.flatMap((row, i) => {
    const { text, background, passed, ratio, over } = row;
    const ground = over === undefined ? '' : ` over ${over}`;
    const where = describeModes(row.contexts, contexts) || 'everywhere';
    const cells = [
      passed ? paint.good('pass') : paint.bad('FAIL'),
      `${paint.sample(text.color, background.color)}${row.name.padEnd(nameWidth)}`,
      `${formatRatio(ratio).padStart(5)} of ${minimums[i]!.padEnd(minimumWidth)}`,
      `${text.hex} on ${background.hex}${ground}`,
      ...(hasModes ? [paint.faint(where)] : []),
    ];
    return [cells.join('  '), ...(passed ? [] : [adviceOn(row, hasModes, paint)])];
  });
}

/** Such as `dark  105 of 107 pairs pass`. */
function modeLines({ verdicts, contexts }: Judgment, paint: Paint): string[] {
  const shown = contexts.slice(0, MOST_MODES);
  const width = Math.max(...shown.map(({ length }) => length));
  const more = contexts.length - shown.length;
  const lines = shown.map((context) => {
    const own = verdicts.filter((one) => one.context === context);
    if (own.length === 0) return `${context.padEnd(width)}  no pair is declared`;
    const passing = own.filter(({ passed }) => passed).length;
    const verb = own.length === 1 ? 'passes' : 'pass';
    const words = `${context.padEnd(width)}  ${passing} of ${countOf(own.length, 'pair')} ${verb}`;
    return passing === own.length ? words : paint.bad(words);
  });
  return more > 0 ? [...lines, `…and ${countOf(more, 'more mode')}`] : lines;
}

type Row = Verdict & { readonly contexts: readonly string[] };

/** Contexts in which a pair looks the same are one row. */
function groupAlike(verdicts: readonly Verdict[]): Row[] {
  const groups = groupBy(verdicts, ({ name, place, text, background, over, min }) =>
    JSON.stringify([name, place.at, text.hex, background.hex, over, min]),
  );
  return [...groups.values()].map((group) => ({
    ...group[0]!,
    contexts: group.map(({ context }) => context),
  }));
}

function adviceOn(row: Row, hasModes: boolean, paint: Paint): string {
  const place = paint.faint(describePlace(hasModes ? (row.declared ?? row.place) : row.place));
  if (hasModes) return `      ${place}`;
  const { suggestion } = row;
  const better = suggestion ? paint.sample(hex(suggestion.text), hex(suggestion.background)) : '';
  return `      ${better}${describeSuggestion(row)}  ${place}`;
}

function summarize({ verdicts, contexts, known }: Judgment, paint: Paint): string {
  const pairs = groupBy(verdicts, ({ pair }) => pair);
  const failing = [...pairs.values()].filter((group) => group.some(({ passed }) => !passed));
  const isNew = (group: readonly Verdict[]) => group.some((one) => !one.passed && !known.has(one));
  const fresh = failing.filter(isNew).length;
  const total = countOf(pairs.size, 'pair');
  const everywhere = contexts.length > 1 ? ` in ${contexts.length} contexts` : '';
  if (failing.length === 0) return paint.good(`${total}, all pass${everywhere}`);
  const what = `${failing.length} of ${total} below the minimum${everywhere && ' in at least one context'}`;
  if (known.size === 0) return paint.bad(what);
  const news = fresh === 0 ? 'all in the baseline' : `${fresh} of them not in the baseline`;
  return (fresh === 0 ? paint.good : paint.bad)(`${what}; ${news}`);
}

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Such as `--muted: #8A8A8A → #737373  theme.css:3:12  light`. */
function describeRepair({ repair, contexts }: Judgment, paint: Paint): string[] {
  const { changes, left, fewest } = repair;
  if (changes.length === 0 && left === 0) return [];
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const how = fewest ? 'no smaller set of changes is enough' : 'fewer may be enough';
  const what =
    left === 0
      ? `With ${count}, all pass in all contexts (${how}):`
      : `With ${count}, ${left} failures remain, for which no color was found:`;
  const nameWidth = Math.max(0, ...changes.map(({ name }) => name.length));
  return [
    '',
    what,
    ...changes.slice(0, MOST_ROWS).map((change) => {
      const where = describeModes(change.contexts, contexts);
      const place = paint.faint(`${describePlace(change.place)}  ${where}`.trimEnd());
      return `      ${change.name.padEnd(nameWidth)}  ${change.from} → ${change.to}  ${place}`;
    }),
    ...(changes.length > MOST_ROWS ? [`      …and ${changes.length - MOST_ROWS} more`] : []),
  ];
}

const hex = (text: string) => parseHex(text)!;
