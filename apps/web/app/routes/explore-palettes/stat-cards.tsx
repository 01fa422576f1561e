import type { Client } from '@swatchwork/client';

import { formatCount } from '../../ui/text/format-count.ts';

type Stats = Awaited<ReturnType<Client['palettes']['stats']>>;

/** The three counts of the collection; a dash if unknown. */
export function StatCards({ stats }: { stats: Stats | undefined }) {
  const cards = [
    { label: 'Total palettes', note: 'free to use', value: stats?.total },
    { label: 'Trending', note: 'more than 20 likes', value: stats?.trending },
    { label: 'Most popular', note: 'more than 50 likes', value: stats?.popular },
  ];

  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-4">
      {cards.map(({ label, note, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-wrap content-start items-baseline gap-x-3 rounded-panel border border-line bg-raised px-3 py-2 sm:px-4 sm:py-3"
        >
          <dt className="text-sm">
            {label}
            <span className="hidden text-muted lg:inline">{`, ${note}`}</span>
          </dt>
          <dd className="order-first text-xl font-semibold tabular-nums">
            {value === undefined ? '–' : formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
