import { formatDistance } from '@swatchwork/color';
import { ArrowRight } from 'lucide-react';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import type { Made } from '../make/use-palette.ts';
import { READER_NAMES } from '../words.ts';
import { see } from './readers.tsx';

/** Pairs shown; a palette of twenty given colors has up to 190. */
const LISTED = 12;

/** The pairs that some reader takes for the same, nearest first, and as that reader sees them. */
export function Collisions({ made: { request, palette } }: { made: Made }) {
  const { categories, colors } = palette;
  if (!categories || categories.collisions.length === 0) return null;
  const { collisions } = categories;
  const areOwn = (places: readonly number[]) =>
    places.every((place) => request.own?.includes(place - 1));
  const more = collisions.length - LISTED;

  return (
    <section aria-labelledby="collisions">
      <h2 id="collisions" className="text-xl">
        Too similar
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-panel border border-line bg-raised">
        {collisions.slice(0, LISTED).map(({ places, reader, distance }) => {
          const pair = places.map((place) => colors[place - 1]!);
          return (
            <li
              key={places.join()}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2"
            >
              <span className="flex items-center gap-1">
                {pair.map((hex, i) => (
                  <Swatch key={places[i]} color={hex} className="size-7 rounded-[4px]" />
                ))}
                <ArrowRight aria-hidden="true" className="mx-1 size-4" />
                {pair.map((hex, i) => (
                  <Swatch
                    key={places[i]}
                    color={see(hex, reader, request.severity ?? 1)}
                    className="size-7 rounded-[4px]"
                  />
                ))}
              </span>
              <span className="font-mono text-sm">{pair.join(' and ')}</span>
              <span className="ml-auto text-sm">
                {formatDistance(distance)} for {READER_NAMES[reader].toLowerCase()} vision
                {areOwn(places) && '; both are your own'}
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 && <p className="mt-2 text-muted">And {more} more pairs.</p>}
      <p className="mt-2 max-w-[68ch] text-muted">
        Use dashes, patterns or labels as well
        {collisions.some(({ places }) => areOwn(places)) &&
          ', or change one: your own colors are never changed'}
        .
      </p>
    </section>
  );
}
