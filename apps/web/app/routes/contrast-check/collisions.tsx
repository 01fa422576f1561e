import { LEAST_DISTANCE } from '@swatchwork/color';
import { Link } from 'react-router';

import { Swatch } from '../../ui/swatches/swatch.tsx';
import { writeCheck } from './check-query.ts';
import { formatDifference, pairCount, VISION_WORDS } from './check-words.ts';
import type { ShownCheck } from './use-check.ts';

/** The pairs that are too similar, with their difference in typical vision and as seen. */
export function Collisions({ query, check, labels }: ShownCheck) {
  const pairs = check.pairs.filter(({ collides }) => collides.length > 0);

  return (
    <section aria-labelledby="collisions" className="mt-12">
      <h2 id="collisions" className="text-xl">
        Colors that are too similar
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        {pairs.length === 0
          ? `None: every pair is at least ${LEAST_DISTANCE} apart for protan, deutan, tritan and typical vision.`
          : `${pairCount(pairs.length)} less than ${LEAST_DISTANCE} apart for some types of vision. Black and white are 1 apart; differences are just noticeable at 0.02.`}
      </p>
      {pairs.length > 0 && (
        <div className="relative mt-4 overflow-x-auto rounded-panel border border-line bg-raised">
          <table className="w-full text-sm">
            <caption className="sr-only">
              Pairs that are too similar, with differences as ΔE OK
            </caption>
            <thead>
              <tr className="text-left">
                {['Colors', 'For', 'Typical difference', 'Simulated difference'].map((heading) => (
                  <th key={heading} scope="col" className="p-3 font-medium text-muted">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {pairs.flatMap((pair) =>
                pair.collides.map((vision) => (
                  <tr key={`${pair.places}${vision}`} className="border-t border-line">
                    <th scope="row" className="p-1.5 text-left font-normal">
                      <Link
                        to={writeCheck({ ...query, pair: pair.places })}
                        preventScrollReset
                        replace
                        className="flex min-h-9 items-center gap-2 rounded-control px-1.5 font-mono underline hover:bg-hover"
                      >
                        <span className="flex shrink-0 overflow-hidden rounded-[6px] border border-line">
                          {pair.places.map((place) => (
                            <Swatch key={place} color={query.colors[place]!} className="h-7 w-8" />
                          ))}
                        </span>
                        {pair.places.map((place) => labels[place]).join(' and ')}
                      </Link>
                    </th>
                    <td className="p-3">{VISION_WORDS[vision]}</td>
                    <td className="p-3 font-mono">{formatDifference(pair.differences.normal)}</td>
                    <td className="p-3 font-mono">{formatDifference(pair.differences[vision])}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
