import { formatRatio } from '@swatchwork/color';
import { type PairResult, THEME_MODES, type Theme, type ThemeMode } from '@swatchwork/theme';
import { Check, X } from 'lucide-react';

import { PairSample } from '../colors/contrast/pair-sample.tsx';
import { ModeHeads } from './mode-heads.tsx';

type Props = { pairs: readonly PairResult[]; theme: Theme; title: string };

/** One row a pair, one column a mode. */
export function PairTable({ pairs, theme, title }: Props) {
  return (
    <table className="mb-2 w-full table-fixed text-sm">
      <caption className="sr-only">{title}: pairs and their contrast in each mode</caption>
      <thead>
        <tr className="border-b border-line text-left [&>th]:px-1 [&>th]:py-2 [&>th]:font-medium sm:[&>th]:px-3">
          <th scope="col" className="w-[37%] pl-4! sm:pl-5!">
            Pair
          </th>
          <ModeHeads />
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.id} className="border-b border-line align-middle last:border-0">
            <th
              scope="row"
              className="py-1.5 pr-1 pl-4 text-left font-normal wrap-anywhere sm:pl-5"
            >
              {pair.foreground} <span className="text-muted">on</span> {pair.background}
            </th>
            {THEME_MODES.map((mode) => (
              <Result key={mode} pair={pair} mode={mode} theme={theme} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ResultProps = { pair: PairResult; mode: ThemeMode; theme: Theme };

function Result({ pair, mode, theme }: ResultProps) {
  const { ratio, minimum, passes, worst } = pair.modes[mode];
  const { roles } = theme.modes[mode];
  const Icon = passes ? Check : X;

  return (
    <td className={`px-1 py-1.5 sm:px-3 ${passes ? '' : 'font-semibold'}`}>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <PairSample
          text={roles[pair.foreground]!.hex}
          background={roles[pair.background]!.hex}
          className="h-7 w-11 border border-line"
        />
        <span className="flex items-center gap-1 whitespace-nowrap">
          <span className="font-mono">{formatRatio(ratio)}</span>
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{passes ? 'passes' : 'fails'}, at least</span>
          <span className="text-muted max-sm:sr-only">{minimum}</span>
        </span>
        {!passes && worst && <span>over {worst}</span>}
      </div>
    </td>
  );
}
