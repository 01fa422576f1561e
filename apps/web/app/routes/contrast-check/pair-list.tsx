import { formatRatio } from '@swatchwork/color';
import { Link } from 'react-router';

import { PairSample } from '../../colors/contrast/pair-sample.tsx';
import { writeCheck } from './check-query.ts';
import { PairUse, TooAlike } from './pair-use.tsx';
import type { ShownCheck } from './use-check.ts';

/** Every pair once, one below the other: the table for narrow screens. */
export function PairList({ query, whole, check, labels, pair: shown }: ShownCheck) {
  return (
    <ul
      aria-label="Pairs"
      className="divide-y divide-line rounded-panel border border-line bg-raised text-sm"
    >
      {check.pairs.map((pair) => {
        const [one, other] = pair.places;
        const [text, background] = [whole[other]!, whole[one]!];
        return (
          <li key={pair.places.join()} className="p-1">
            <Link
              to={writeCheck({ ...query, pair: pair.places })}
              preventScrollReset
              replace
              aria-current={pair === shown || undefined}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control p-2 hover:bg-hover aria-[current]:outline-2 aria-[current]:-outline-offset-2 aria-[current]:outline-outline"
            >
              <span className="flex shrink-0 gap-1">
                <PairSample text={text} background={background} />
                <PairSample text={background} background={text} />
              </span>
              <span className="min-w-40 font-mono">
                {labels[other]} on {labels[one]}
              </span>
              <span className={`min-w-12 font-mono ${pair.meets ? 'font-semibold' : ''}`}>
                {formatRatio(pair.contrast)}
              </span>
              <span>
                <PairUse use={pair.use} />
                <TooAlike collides={pair.collides} />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
