import { type CssColor, type Hex, type Places, pairsOf } from '@swatchwork/color';
import { ALargeSmall, Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';

import { type ContrastResult, checkContrast, isReadable } from './contrast-report.ts';
import { PairSample } from './pair-sample.tsx';

const TEXT_COLORS: readonly Hex[] = ['#FFFFFF', '#000000'];

type Props = {
  colors: readonly (Hex | CssColor)[];
  /** What can be done about a pair, given by the places of its colors. */
  actionFor?: (pair: Places, result: ContrastResult) => ReactNode;
  className?: string;
};

/** Contrast of every pair of a palette, and of white and black text on each color. */
export function PaletteContrast({ colors, actionFor, className = 'space-y-4' }: Props) {
  const pairs = pairsOf(colors.length).map((pair) => {
    const [first, second] = pair;
    return { pair, result: checkContrast(colors[second]!, colors[first]!) };
  });
  const readable = pairs.filter(({ result }) => isReadable(result)).length;

  return (
    <>
      <p className="mb-4 text-sm text-muted">
        {readable} of {pairs.length} pairs are readable as text of normal size (AA, at least 4.5).
      </p>
      <div className={className}>
        <ContrastTable caption="Pairs">
          {pairs.map(({ pair, result }) => (
            <ContrastRow key={pair.join()} result={result}>
              {actionFor?.(pair, result)}
            </ContrastRow>
          ))}
        </ContrastTable>
        <ContrastTable caption="White and black text">
          {colors.flatMap((background, slot) =>
            TEXT_COLORS.map((text) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place; colors may repeat.
              <ContrastRow key={`${slot}${text}`} result={checkContrast(text, background)} />
            )),
          )}
        </ContrastTable>
      </div>
    </>
  );
}

/** Results one below the other, each as a sample of its text. */
function ContrastTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <table className="w-full break-inside-avoid border-collapse text-sm">
      <caption className="mb-1 text-left font-medium">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Text on background</th>
          <th scope="col">Ratio</th>
          <th scope="col">Level</th>
          <th scope="col">Auto-fix</th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A level in an icon and words; 'AA Large' passes, but for large text alone. */
const LEVELS: Record<ContrastResult['level'], [icon: LucideIcon, words: string]> = {
  Fail: [X, 'Fail'],
  'AA Large': [ALargeSmall, 'Large text only'],
  AA: [Check, 'AA'],
  AAA: [Check, 'AAA'],
};

/** `children` is the action for a result. */
function ContrastRow({ result, children }: { result: ContrastResult; children?: ReactNode }) {
  const { text, background, ratio, level } = result;
  const [Icon, words] = LEVELS[level];

  return (
    <tr className="border-t border-line">
      <th scope="row" className="w-24 py-1 pr-2 text-left font-normal">
        <PairSample {...{ text, background }} />
        <span className="sr-only">{`${text} on ${background}`}</span>
      </th>
      <td className="w-16 pr-2 text-right font-mono">{ratio}</td>
      <td className="pr-2">
        <span className="flex items-center gap-1">
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          {words}
        </span>
      </td>
      <td className="text-right">{children}</td>
    </tr>
  );
}
