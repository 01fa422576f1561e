import type { ReactNode } from 'react';

import { formatDay } from '../../ui/text/day.tsx';

type Props = { date: string; background?: string; text?: string; children: ReactNode };

/** The page's title and its day; on the color if there is one. */
export function DayFrame({ date, background, text, children }: Props) {
  return (
    <header
      className="border-b border-line forced-color-adjust-none"
      style={{ backgroundColor: background, color: text }}
    >
      <div className="container-page flex min-h-84 flex-col py-8 sm:min-h-96">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-lg">Color of the Day</h1>
          <p>
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-8">
          {children}
        </div>
      </div>
    </header>
  );
}
