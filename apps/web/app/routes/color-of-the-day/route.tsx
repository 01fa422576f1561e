import { apiContext } from '../../api/api-context.ts';
import { browserClient } from '../../api/browser-client.ts';
import { RssLink } from '../../feeds/rss-link.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { formatDay } from '../../ui/text/day.tsx';
import type { Route } from './+types/route.ts';
import { DAY_FEED } from './day-feed.ts';
import { DayFrame } from './day-frame.tsx';
import { DayHeader } from './day-header.tsx';
import { dayPath } from './day-path.ts';
import { DaySteps } from './day-steps.tsx';
import { DayTexts } from './day-texts.tsx';
import { loadDay } from './load-day.ts';
import { MonthCalendar } from './month-calendar.tsx';

const askedDay = (request: Request) => new URL(request.url).searchParams.get('date');

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadDay(context.get(apiContext), askedDay(request));

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadDay(browserClient, askedDay(request));

export default function ColorOfTheDayRoute({ loaderData }: Route.ComponentProps) {
  const { date, today, color, month } = loaderData;
  const isToday = date === today;

  return (
    <>
      <PageMeta
        title={
          color && !isToday ? `${color.name}, color of ${formatDay(date)}` : 'Color of the Day'
        }
        description={
          color?.description
            ? `${color.name}, ${color.hexCode}: ${color.description}`
            : 'One color each day, with its name, its meaning and how to use it.'
        }
        path={dayPath(isToday ? undefined : date)}
        {...(color && { picture: `/pictures/day/${date}.png` })}
      />
      <RssLink {...DAY_FEED} />
      {color ? (
        <DayHeader color={color} />
      ) : (
        <DayFrame date={date}>
          <p role="alert" className="text-xl">
            Sorry, we couldn't load today's featured color. Please try again later.
          </p>
        </DayFrame>
      )}
      <div className="container-page space-y-12 pt-10 pb-20">
        {color && <DayTexts color={color} />}
        {color && <GoOnWithColor color={color.hexCode} />}
        <DaySteps date={date} today={today} />
        {month.length > 0 && <MonthCalendar {...{ date, today, month }} />}
      </div>
    </>
  );
}
