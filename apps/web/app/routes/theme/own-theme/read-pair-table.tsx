import { formatRatio } from '@swatchwork/color';
import type { ReadPair } from '@swatchwork/formats/repair';
import { Check, X } from 'lucide-react';

import { PairSample } from '../../../colors/contrast/pair-sample.tsx';

type Props = { title: string; pairs: readonly ReadPair[]; contexts: readonly string[] };

/** One row a pair, one column a context. */
export function ReadPairTable({ title, pairs, contexts }: Props) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{title} and their contrast in each context</caption>
      <thead>
        <tr className="border-b border-line text-left [&>th]:px-2 [&>th]:py-2 [&>th]:font-medium sm:[&>th]:px-3">
          <th scope="col" className="pl-4! sm:pl-5!">
            {title}
          </th>
          {contexts.map((context) => (
            <th key={context} scope="col">
              {context}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ id, foreground, background, by, why, contexts: seen }) => (
          <tr key={id} className="border-b border-line align-middle last:border-0">
            <th scope="row" className="min-w-36 py-1.5 pr-2 pl-4 text-left font-normal sm:pl-5">
              <span className="wrap-anywhere">
                {foreground} <span className="text-muted">on</span> {background}
              </span>
              <span className="block text-muted max-sm:hidden">
                {by === 'asked' ? why : `${by}: ${why}`}
              </span>
            </th>
            {contexts.map((context) => (
              <td key={context} className="px-2 py-1.5 sm:px-3">
                <Result seen={seen[context]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Result({ seen }: { seen: ReadPair['contexts'][string] | undefined }) {
  if (!seen) return <span className="text-muted">not there</span>;
  const { foreground, background, ratio, minimum, passes, worst, repaired } = seen;
  const Icon = passes ? Check : X;
  const isMoved = repaired.ratio !== ratio;

  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <PairSample
        text={foreground}
        background={background}
        className="h-7 w-11 border border-line"
      />
      <span
        className={`flex items-center gap-1 whitespace-nowrap ${passes ? '' : 'font-semibold'}`}
      >
        <span className="font-mono">{formatRatio(ratio)}</span>
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{passes ? 'passes' : 'fails'}, at least</span>
        <span className="text-muted max-sm:sr-only">{minimum}</span>
      </span>
      {!passes && worst && <span>over {worst}</span>}
      {isMoved && (
        <span className="flex items-center gap-2">
          <span aria-hidden="true">→</span>
          <span className="sr-only">repaired</span>
          <PairSample
            text={repaired.foreground}
            background={repaired.background}
            className="h-7 w-11 border border-line"
          />
          <span className="font-mono">{formatRatio(repaired.ratio)}</span>
        </span>
      )}
    </div>
  );
}
