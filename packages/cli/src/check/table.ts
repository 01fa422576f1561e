import { formatRatio, parseHex } from '@swatchwork/color';

import { formatMinimum } from '../minimum.ts';
import type { Paint } from '../paint.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import { describePlace } from './source.ts';
import type { Judgment, Verdict } from './verdict.ts';

/**
 * One line for each pair, or for each context in which it looks different. Below a pair that fails stands
 * a suggestion that passes; where there are several contexts, one repair of all stands at the end.
 */
export function writeTable(judgment: Judgment, paint: Paint): string {
  const { verdicts, contexts } = judgment;
  const hasModes = contexts.length > 1;
  const rows = groupAlike(verdicts);
  const minimums = rows.map(({ min }) => formatMinimum(min));
  const nameWidth = Math.max(...rows.map(({ name }) => oneLine(name).length));
  const minimumWidth = Math.max(...minimums.map(({ length }) => length));
  const lines = rows.flatMap((row, i) => {
    const { text, background, passed, ratio, over } = row;
    const ground = over === undefined ? '' : ` over ${oneLine(over)}`;
    const where = row.contexts.length === contexts.length ? 'everywhere' : row.contexts.join(' · ');
    const cells = [
      passed ? paint.good('pass') : paint.bad('FAIL'),
      `${paint.sample(text.color, background.color)}${oneLine(row.name).padEnd(nameWidth)}`,
      `${formatRatio(ratio).padStart(5)} of ${minimums[i]!.padEnd(minimumWidth)}`,
      `${text.hex} on ${background.hex}${ground}`,
      ...(hasModes ? [paint.faint(where)] : []),
    ];
    return [cells.join('  '), ...(passed ? [] : [adviceOn(row, hasModes, paint)])];
  });
  return `${[
    ...lines,
    '',
    summarize(judgment, paint),
    ...(hasModes ? describeRepair(judgment, paint) : []),
    ...judgment.notes.map((note) => paint.faint(`Note: ${note}.`)),
  ].join('\n')}\n`;
}

type Row = Verdict & { readonly contexts: readonly string[] };

/** Contexts in which a pair looks the same are one row. */
function groupAlike(verdicts: readonly Verdict[]): Row[] {
  const groups = Map.groupBy(verdicts, ({ name, place, text, background, over, min }) =>
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

function summarize({ verdicts, contexts }: Judgment, paint: Paint): string {
  const pairs = Map.groupBy(verdicts, ({ pair }) => pair);
  const failed = [...pairs.values()].filter((group) => group.some(({ passed }) => !passed)).length;
  const total = pairs.size === 1 ? '1 pair' : `${pairs.size} pairs`;
  const everywhere = contexts.length > 1 ? ` in ${contexts.length} contexts` : '';
  return failed === 0
    ? paint.good(`${total}, all as asked for${everywhere}`)
    : paint.bad(`${failed} of ${total} below what is asked for${everywhere && ' in some context'}`);
}

/** Such as `--muted: #8A8A8A → #737373  theme.css:3:12  light`. */
function describeRepair({ repair, contexts }: Judgment, paint: Paint): string[] {
  const { changes, left, fewest } = repair;
  if (changes.length === 0 && left === 0) return [];
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const how = fewest ? 'fewer do not suffice' : 'fewer may suffice';
  const what =
    left === 0
      ? `With ${count}, all pass in all contexts (${how}):`
      : `With ${count}, ${left} of the failures remain, for which no color was found:`;
  const nameWidth = Math.max(0, ...changes.map(({ name }) => name.length));
  return [
    '',
    what,
    ...changes.map((change) => {
      const where = change.contexts.length === contexts.length ? '' : change.contexts.join(' · ');
      const place = paint.faint(`${describePlace(change.place)}  ${where}`.trimEnd());
      return `      ${change.name.padEnd(nameWidth)}  ${change.from} → ${change.to}  ${place}`;
    }),
  ];
}

const hex = (text: string) => parseHex(text)!;

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');
