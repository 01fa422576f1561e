import { formatRatio, parseHex } from '@swatchwork/color';

import { formatMinimum } from '../minimum.ts';
import type { Paint } from '../paint.ts';
import { describeSuggestion } from './describe-suggestion.ts';
import type { Verdict } from './judge.ts';
import type { Source } from './source.ts';

/** One line for each pair; below a pair that fails, a suggestion that passes. */
export function writeTable(verdicts: readonly Verdict[], source: Source, paint: Paint): string {
  const minimums = verdicts.map(({ min }) => formatMinimum(min));
  const nameWidth = Math.max(...verdicts.map(({ name }) => oneLine(name).length));
  const minimumWidth = Math.max(...minimums.map(({ length }) => length));
  const lines = verdicts.flatMap((verdict, i) => {
    const { at, text, background, passed, ratio, suggestion } = verdict;
    const { line, column } = source.positionOf(at.offset);
    const cells = [
      passed ? paint.good('pass') : paint.bad('FAIL'),
      `${paint.sample(text.color, background.color)}${oneLine(verdict.name).padEnd(nameWidth)}`,
      `${formatRatio(ratio).padStart(5)} of ${minimums[i]!.padEnd(minimumWidth)}`,
      `${text.hex} on ${background.hex}`,
    ];
    const better = suggestion ? paint.sample(hex(suggestion.text), hex(suggestion.background)) : '';
    const place = `${source.file}:${line}:${column}`;
    const advice = `      ${better}${describeSuggestion(verdict)}  ${paint.faint(place)}`;
    return [cells.join('  '), ...(passed ? [] : [advice])];
  });
  const failed = verdicts.filter(({ passed }) => !passed).length;
  const total = verdicts.length === 1 ? '1 pair' : `${verdicts.length} pairs`;
  const summary =
    failed === 0
      ? paint.good(`${total}, all as asked for`)
      : paint.bad(`${failed} of ${total} below what is asked for`);
  return `${[...lines, '', summary].join('\n')}\n`;
}

const hex = (text: string) => parseHex(text)!;

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');
