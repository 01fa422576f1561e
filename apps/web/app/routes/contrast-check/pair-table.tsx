import {
  type CheckedPair,
  type CssColor,
  contrastRatio,
  contrastUse,
  describe,
  formatRatio,
  type Hex,
  parseHex,
} from '@swatchwork/color';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { PairSample } from '../../colors/contrast/pair-sample.tsx';
import { Swatch } from '../../ui/swatches/swatch.tsx';
import { writeCheck } from './check-query.ts';
import { PairUse, TooAlike } from './pair-use.tsx';
import type { ShownCheck } from './use-check.ts';

const PLAIN_TEXTS: readonly [Hex, string][] = [
  ['#FFFFFF', 'White text'],
  ['#000000', 'Black text'],
];

const ROW_HEADER =
  'sticky left-0 z-10 w-28 min-w-28 border-t border-line bg-raised p-2 text-left font-normal';

/** Each color as text on each color, and white and black text on each. */
export function PairTable({ query, whole, check, labels, pair: shown }: ShownCheck) {
  const { target } = query;

  function cell(row: number, column: number) {
    const places = [Math.min(row, column), Math.max(row, column)] as const;
    const pair = check.pairs.find((one) => one.places.join() === places.join());
    if (!pair) return <span className="sr-only">The same color</span>;
    return (
      <PairLink
        pair={pair}
        names={`${labels[row]} on ${labels[column]}: `}
        to={writeCheck({ ...query, pair: places })}
        isShown={pair === shown}
      >
        <PairSample text={whole[row]!} background={whole[column]!} className="h-10 w-full" />
      </PairLink>
    );
  }

  return (
    <div className="relative isolate overflow-x-auto overscroll-x-contain rounded-panel border border-line bg-raised">
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">
          Contrast of every color as text, by rows, on every color as background, by columns
        </caption>
        <thead>
          <tr>
            <th scope="col" className={`${ROW_HEADER} border-t-0 align-bottom text-muted`}>
              Text on background
            </th>
            {whole.map((color, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; colors may repeat.
              <th key={column} scope="col" className="min-w-30 p-2 text-left font-normal">
                <ColorName color={color} label={labels[column]!} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {whole.map((color, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <tr key={row}>
              <th scope="row" className={ROW_HEADER}>
                <ColorName color={color} label={labels[row]!} />
              </th>
              {whole.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <td key={column} className="border-t border-line p-1 align-top">
                  {cell(row, column)}
                </td>
              ))}
            </tr>
          ))}
          {PLAIN_TEXTS.map(([text, name]) => (
            <tr key={text}>
              <th scope="row" className={ROW_HEADER}>
                {name}
              </th>
              {whole.map((color, column) => {
                const ratio = contrastRatio(parseHex(text)!, check.colors[column]!.color);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                  <td key={column} className="border-t border-line p-2 align-top">
                    <PairSample text={text} background={color} className="h-10 w-full" />
                    <span className="mt-1 block font-mono">{formatRatio(ratio)}</span>
                    <PairUse use={contrastUse(ratio, target)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type NameProps = { color: CssColor; label: string };

function ColorName({ color: { hex, css }, label }: NameProps) {
  return (
    <>
      <Swatch color={hex} css={css} className="mb-1 h-6 w-full rounded-[6px] border border-line" />
      <span className="font-mono whitespace-nowrap">{label}</span>
      <span className="sr-only"> {describe(parseHex(hex)!)}</span>
    </>
  );
}

type LinkProps = {
  pair: CheckedPair;
  /** The colors, for screen readers. */
  names: string;
  to: string;
  isShown: boolean;
  /** A sample. */
  children: ReactNode;
};

/** Contrast and use of a pair; a click looks at it closely. */
function PairLink({ pair, names, to, isShown, children }: LinkProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      replace
      aria-current={isShown || undefined}
      className="block rounded-control p-1 hover:bg-hover aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-outline"
    >
      {children}
      <span className="sr-only">{names}</span>
      <span className={`mt-1 block font-mono ${pair.meets ? 'font-semibold' : ''}`}>
        {formatRatio(pair.contrast)}
      </span>
      <PairUse use={pair.use} />
      <TooAlike collides={pair.collides} />
    </Link>
  );
}
