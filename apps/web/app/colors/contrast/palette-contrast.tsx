import { type CssColor, type Hex, type Places, pairsOf } from '@swatchwork/color';
import type { ReactNode } from 'react';

import { type ContrastResult, checkContrast, isReadable } from './contrast-report.ts';
import { ContrastRow, ContrastTable } from './contrast-rows.tsx';

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
