import { useMemo } from 'react';

import type { Made } from '../make/use-palette.ts';
import { compare } from './compare.ts';

const CELL = 'border-b border-line px-3 py-2 text-left align-middle';

/** The palette beside those that charts use today. */
export function ComparisonTable({ made }: { made: Made }) {
  const { headings, rows } = useMemo(() => compare(made), [made]);
  const isRamp = made.palette.kind !== 'categorical';

  return (
    <section aria-labelledby="compare" className="mt-12">
      <h2 id="compare" className="text-xl">
        Compared with common chart palettes
      </h2>
      <p className="mt-1 mb-3 max-w-[68ch] text-muted">
        {isRamp
          ? 'ΔE2000 from each step to the next, and for which vision lightness is in order.'
          : `ΔE2000 of the closest pair among the first ${made.palette.colors.length} colors of each palette, the best first. Fewer colors are easier to tell apart.`}
      </p>
      <section
        aria-label="Comparison"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys.
        tabIndex={0}
        className="overflow-x-auto rounded-panel border border-line bg-raised"
      >
        <table className="w-full min-w-[46rem] border-collapse text-sm">
          <thead>
            <tr>
              {['Palette', ...headings].map((heading) => (
                <th key={heading} scope="col" className={`${CELL} font-medium`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, source, colors, cells }) => (
              <tr key={name} className={source ? '' : 'bg-hover font-semibold'}>
                <th scope="row" className={`${CELL} font-medium`}>
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    {name}
                    {source && <span className="font-normal text-muted">{source}</span>}
                  </span>
                  <span
                    aria-hidden="true"
                    className="mt-1 flex h-4 max-w-96 forced-color-adjust-none"
                  >
                    {colors.length > MOST_BANDS ? (
                      <span
                        className="flex-1"
                        style={{
                          backgroundImage: `linear-gradient(to right, ${colors.join(', ')})`,
                        }}
                      />
                    ) : (
                      colors.map((hex, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place.
                        <span key={i} className="flex-1" style={{ backgroundColor: hex }} />
                      ))
                    )}
                  </span>
                </th>
                {cells.map((cell, i) => (
                  <td key={headings[i]} className={`${CELL} font-mono`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** More colors than this are shown as one band. */
const MOST_BANDS = 20;
