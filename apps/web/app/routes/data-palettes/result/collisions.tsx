import { COLLISION } from '@swatchwork/color';
import { ArrowRight } from 'lucide-react';

import { Swatch } from '../../../ui/swatches/swatch.tsx';
import type { Made } from '../make/use-palette.ts';
import { formatDistance, READER_NAMES } from '../words.ts';
import { see } from './readers.tsx';

/** Pairs shown; a palette of twenty given colors has up to 190. */
const LISTED = 12;

/** The pairs that some reader takes for the same, nearest first, and as that reader sees them. */
export function Collisions({ made: { request, palette } }: { made: Made }) {
  const { categories, colors } = palette;
  if (!categories) return null;
  const { collisions } = categories;
  const kept = request.colors.length;
  const more = collisions.length - LISTED;

  return (
    <section aria-labelledby="collisions">
      <h2 id="collisions" className="text-xl">
        Too alike
      </h2>
      {collisions.length === 0 ? (
        <p className="mt-1 text-muted">No two colors are less than {COLLISION} apart.</p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-panel border border-line bg-raised">
          {collisions.slice(0, LISTED).map(({ places, reader, distance }) => {
            const pair = places.map((place) => colors[place - 1]!);
            const areOwn = places.every((place) => place <= kept);
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
                  {areOwn && '; both are yours'}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {more > 0 && <p className="mt-2 text-muted">And {more} more pairs.</p>}
      {collisions.some(({ places }) => places.every((place) => place <= kept)) && (
        <p className="mt-2 max-w-[68ch] text-muted">
          Colors that you gave are never changed. To part two of them, change one above, or tell
          them apart by shape or label.
        </p>
      )}
    </section>
  );
}
