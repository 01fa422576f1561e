import { formatHex, parseHex, readableTextColor } from '@swatchwork/color';
import { ArrowLeft, ArrowRight, Rss } from 'lucide-react';

import type { ColorOfTheDay } from '../../api/types.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { formatDay } from '../../ui/text/day.tsx';
import { addDays, dayOfMonth, endOfMonth, formatMonth, startOfMonth, weekday } from './dates.ts';
import { DAY_FEED } from './day-feed.ts';
import { dayPath } from './day-path.ts';
import type { DayData } from './load-day.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The colors of a month in weeks, each a link to its day, and links to the months around it. */
export function MonthCalendar({ date, today, month }: Omit<DayData, 'color'>) {
  const before = addDays(startOfMonth(date), -1);
  const after = addDays(endOfMonth(date), 1);

  return (
    <section aria-labelledby="month">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="month" className="text-2xl">
          {formatMonth(date)}
        </h2>
        <nav aria-label="Months" className="flex flex-wrap gap-2">
          <LinkButton to={dayPath(before)} size="small">
            <ArrowLeft aria-hidden="true" />
            {formatMonth(before)}
          </LinkButton>
          {after <= today && (
            <LinkButton to={dayPath(after)} size="small">
              {formatMonth(after)}
              <ArrowRight aria-hidden="true" />
            </LinkButton>
          )}
          <LinkButton to={DAY_FEED.path} size="small" reloadDocument>
            <Rss aria-hidden="true" />
            RSS
          </LinkButton>
        </nav>
      </div>
      <div aria-hidden="true" className="mt-5 grid grid-cols-7 text-sm text-muted">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol
        aria-label={`Colors of ${formatMonth(date)}`}
        className="mt-1 grid grid-cols-7 drop-shadow-[0_0_1px_var(--outline)]"
      >
        {month.map((color) => (
          <DayCell key={color.date} color={color} isOpen={color.date === date} />
        ))}
      </ol>
    </section>
  );
}

function DayCell({ color, isOpen }: { color: ColorOfTheDay; isOpen: boolean }) {
  const { date, hexCode, name } = color;

  return (
    <li className="flex" style={{ gridColumnStart: weekday(date) }}>
      <InnerLink
        to={dayPath(date)}
        aria-current={isOpen ? 'date' : undefined}
        className="group ring-inside relative flex h-16 flex-1 flex-col justify-between p-1.5 text-sm leading-tight forced-color-adjust-none sm:h-24 sm:p-2.5"
        style={{
          backgroundColor: hexCode,
          color: formatHex(readableTextColor(parseHex(hexCode)!)),
        }}
      >
        <span className="group-aria-[current]:-ml-0.5 group-aria-[current]:grid group-aria-[current]:size-6 group-aria-[current]:place-items-center group-aria-[current]:rounded-full group-aria-[current]:border-2 group-aria-[current]:border-current group-aria-[current]:font-semibold">
          <span aria-hidden="true">{dayOfMonth(date)}</span>
          <span className="sr-only">{`${formatDay(date)}:`}</span>
        </span>
        <span className="line-clamp-2 group-hover:underline max-sm:sr-only">
          {name}
          <span className="sr-only">{` ${hexCode}`}</span>
        </span>
      </InnerLink>
    </li>
  );
}
