import { formatRatio } from '@swatchwork/color';
import { criterionOf, placeText } from '@swatchwork/formats/audit';
import type { ReadPair, TokenPlaces } from '@swatchwork/formats/repair';
import { Check, X } from 'lucide-react';

import { PairInUse } from '../../colors/contrast/pair-in-use.tsx';
import { PairSample } from '../../colors/contrast/pair-sample.tsx';
import type { PairGroup } from './group-by-cause.ts';

type Props = {
  title: string;
  groups: readonly PairGroup[];
  contexts: readonly string[];
  places: TokenPlaces;
};

/** One row a pair, one column a context, and a line before those with one cause. */
export function ReadPairTable({ title, groups, contexts, places }: Props) {
  return (
    <table className="w-full text-sm max-sm:block max-sm:[&_tbody]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-2">
      <caption className="sr-only">{title} and their contrast in each context</caption>
      <thead className="max-sm:sr-only">
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
      {groups.map(({ title: cause, pairs }) => (
        <tbody key={cause ?? ''}>
          {cause !== undefined && (
            <tr className="border-b border-line bg-sunken">
              <th
                scope="rowgroup"
                colSpan={contexts.length + 1}
                className="px-4 py-2 text-left font-medium wrap-anywhere max-sm:col-span-full sm:px-5"
              >
                {cause}
              </th>
            </tr>
          )}
          {pairs.map((pair) => (
            <tr key={pair.id} className="border-b border-line align-middle last:border-0">
              <th
                scope="row"
                className="min-w-48 py-2.5 pr-2 pl-4 text-left font-normal max-sm:col-span-full sm:pl-5"
              >
                <PairHead pair={pair} places={places} />
              </th>
              {contexts.map((context) => (
                <td key={context} className="px-2 py-2.5 max-sm:pl-4 sm:px-3">
                  <span aria-hidden="true" className="text-muted sm:hidden">
                    {context}
                  </span>
                  <Result seen={pair.contexts[context]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** A pair as it is used where it is seen least, with its names, its criterion and where it is written. */
function PairHead({ pair, places }: { pair: ReadPair; places: TokenPlaces }) {
  const { foreground, background, by, why, kind, contexts } = pair;
  const [context, seen] =
    Object.entries(contexts).toSorted(([, one], [, two]) => one.ratio - two.ratio)[0] ?? [];
  const criterion = seen && criterionOf(kind, seen.minimum);
  const written = context
    ? [foreground, background].flatMap((token) => places[token]?.[context] ?? [])
    : [];
  const details = [
    criterion && `WCAG ${criterion.id}`,
    ...new Set(written.map(placeText)),
    by === 'asked' ? why : `${by}: ${why}`,
  ];

  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1.5">
      {seen && !seen.passes && (
        <PairInUse text={seen.foreground} background={seen.background} kind={kind} />
      )}
      <span className="min-w-0 flex-1 basis-52">
        <span className="wrap-anywhere">
          {foreground} <span className="text-muted">on</span> {background}
        </span>
        <span className="block text-muted wrap-anywhere">
          {details.filter(Boolean).join(' · ')}
        </span>
      </span>
    </div>
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
