import type { Client } from '@swatchwork/client';

import { formatCount } from '../../ui/text/format-count.ts';

type Stats = Awaited<ReturnType<Client['palettes']['stats']>>;

/** The three counts of the collection, in the same height when they are unknown: then a dash. */
export function StatCards({ stats }: { stats: Stats | undefined }) {
  const cards = [
    { label: 'Total palettes', note: 'free to use', value: stats?.total },
    { label: 'Trending', note: 'more than 20 likes', value: stats?.trending },
    { label: 'Most popular', note: 'more than 50 likes', value: stats?.popular },
  ];

  return (
    <dl className="mt-2 -mb-2 grid w-full grid-cols-3 gap-x-5 text-sm sm:mb-0 sm:flex">
      {cards.map(({ label, note, value }) => (
        <div key={label} className="flex items-baseline gap-x-1.5 max-sm:flex-col">
          <dt className="text-muted">
            {label}
            <span className="hidden lg:inline">{`, ${note}`}</span>
          </dt>
          <dd className="order-first font-semibold tabular-nums">
            {value === undefined ? '–' : formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
