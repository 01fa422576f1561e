import type { ReactNode } from 'react';

const PLACES = [0, 1, 2, 3, 4];

type Props = { isBusy?: boolean; children: ReactNode };

/** A placeholder for the colors, and how to get them. */
export function EmptyResults({ isBusy = false, children }: Props) {
  return (
    <div aria-busy={isBusy}>
      <div aria-hidden="true" className="grid grid-cols-5 gap-2">
        {PLACES.map((place) => (
          <span
            key={place}
            className={`h-20 rounded-control border border-dashed border-outline ${isBusy ? 'animate-pulse bg-line' : 'opacity-60'}`}
          />
        ))}
      </div>
      <p className="mt-4 max-w-[60ch] text-muted">{children}</p>
    </div>
  );
}
