import {
  type Change,
  type CheckedPair,
  type CssColor,
  describe,
  formatHex,
  formatRatio,
  type Obstacle,
  proposeFix,
  proposeRepair,
} from '@swatchwork/color';
import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';

import { PairSample } from '../../colors/contrast/pair-sample.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { withColors, writeCheck } from './check-query.ts';
import { formatDifference } from './check-words.ts';
import type { ShownCheck } from './use-check.ts';

type Props = ShownCheck & {
  pair: CheckedPair;
  title: string;
  purpose: string;
  /** A fix reaches the target; a repair ends a collision. */
  kind: 'fix' | 'repair';
};

/** What a person may choose from to repair a pair, before and after, or why there is nothing. */
export function Proposals(props: Props) {
  const { check, pair, title, purpose, kind } = props;
  const { changes, obstacle } = useMemo(
    () => (kind === 'fix' ? proposeFix : proposeRepair)(check, pair),
    [kind, check, pair],
  );
  const id = `${kind}-title`;

  return (
    <section aria-labelledby={id} className="mt-5">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="mt-0.5 text-sm text-muted">{obstacle ? wordsOf(obstacle, props) : purpose}</p>
      <ul className="mt-2 space-y-2">
        {changes.map((change) => (
          <li key={`${change.place}${formatHex(change.color)}`}>
            <Proposed {...props} change={change} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One change: which color becomes which, how the pair looks then, and what it costs others. */
function Proposed({ query, whole, labels, pair, change }: Props & { change: Change }) {
  const { place, color, distance, breaks } = change;
  const after = formatHex(color);
  const colors = query.colors.map((before, i) => (i === place ? after : before));
  const broken = breaks.map(([one, other]) => `${labels[one]} and ${labels[other]}`).join('; ');

  return (
    <div className="rounded-control border border-line p-2.5 text-sm">
      <div className="flex items-center gap-2">
        <PairSample {...pairIn(whole, pair)} />
        <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        <PairSample {...pairIn(whole.with(place, { hex: after }), pair)} />
        <Link
          to={writeCheck({
            ...withColors(query, colors),
            pair: pair.places,
            was: query.colors,
            ...(query.exact && { wasExact: query.exact }),
          })}
          preventScrollReset
          aria-label={`Change ${labels[place]} to ${after}, ${describe(color)}`}
          className={`${buttonStyle({ size: 'small' })} ml-auto`}
        >
          Change
        </Link>
      </div>
      <p className="mt-1.5">
        <span className="font-mono">{labels[place]}</span> becomes{' '}
        <span className="font-mono">{after}</span>, a difference of {formatDifference(distance)}.
        The pair then has {formatRatio(change.pair.contrast)}:1 and is at least{' '}
        {formatDifference(Math.min(...Object.values(change.pair.differences)))} apart.
      </p>
      {broken && <p className="mt-1 font-semibold">Makes other pairs worse: {broken}.</p>}
    </div>
  );
}

const pairIn = (colors: readonly CssColor[], { places: [one, other] }: CheckedPair) => ({
  background: colors[one]!,
  text: colors[other]!,
});

/** Why nothing can be offered, and what would help. */
function wordsOf(obstacle: Obstacle, { kind, query, labels, pair }: Props): string {
  const [one, other] = pair.places.map((place) => labels[place]);
  if (obstacle === 'both-locked') {
    return `Not possible because ${one} and ${other} are both locked. Unlock one of them above.`;
  }
  const [locked, free] = query.locked[pair.places[0]] ? [one, other] : [other, one];
  if (kind === 'fix') {
    return obstacle === 'one-locked'
      ? `Not possible because ${locked} is locked: no replacement of ${free}, not even black or white, reaches ${query.target}:1 with it. Unlock ${locked} above.`
      : `Changing one color is not enough to reach ${query.target}:1. Change one of them in the creator first.`;
  }
  return obstacle === 'one-locked'
    ? `Not possible because ${locked} is locked: no change in the lightness of ${free} makes them distinct without making another pair worse. Unlock ${locked} above.`
    : 'No change in lightness makes them distinct without making another pair worse. Try a different hue: change one of them in the creator.';
}
