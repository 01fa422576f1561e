import { describe, formatHex, harmony, parseHex, readableTextColor } from '@swatchwork/color';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { apiContext } from '../../api/api-context.ts';
import { browserClient } from '../../api/browser-client.ts';
import type { ColorOfTheDay } from '../../api/types.ts';
import { RssLink } from '../../feeds/rss-link.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { paletteLink } from '../../palettes/palette-link.ts';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { colorPath } from '../../ui/links/color-path.ts';
import { formatDay } from '../../ui/text/day.tsx';
import type { Route } from './+types/route.ts';
import { addDays } from './dates.ts';
import { DAY_FEED } from './day-feed.ts';
import { dayPath } from './day-path.ts';
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

const NO_MEANING = 'There is no meaning for this color yet. What does it remind you of?';
const NO_TIPS =
  'There are no tips for this color yet. Check its contrast before you use it behind text.';

/** Origin, meaning and use of a color. */
function DayTexts({ color: { description, meaning, usageTips } }: { color: ColorOfTheDay }) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {description && <DayText title="The color">{description}</DayText>}
      <DayText title="What it means">{meaning || NO_MEANING}</DayText>
      <DayText title="How to use it">{usageTips || NO_TIPS}</DayText>
    </div>
  );
}

function DayText({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 max-w-[52ch] text-lg">{children}</p>
    </section>
  );
}

/** To the day before, the day after and today. */
function DaySteps({ date, today }: { date: string; today: string }) {
  const isPast = date < today;
  const next = addDays(date, 1);

  return (
    <nav aria-label="Days" className="flex flex-wrap gap-3">
      <LinkButton to={dayPath(addDays(date, -1))}>
        <ArrowLeft aria-hidden="true" />
        Previous day
      </LinkButton>
      {isPast && (
        <LinkButton to={dayPath(next === today ? undefined : next)}>
          Next day
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      )}
      {isPast && (
        <LinkButton variant="quiet" to={dayPath()}>
          Today
        </LinkButton>
      )}
    </nav>
  );
}

/** The color of a day in the full width of the page, and links to the tools. */
function DayHeader({ color: { date, hexCode, name } }: { color: ColorOfTheDay }) {
  const color = parseHex(hexCode)!;
  const partners = harmony(color, 'analogous').slice(1);

  return (
    <DayFrame date={date} background={hexCode} text={formatHex(readableTextColor(color))}>
      <div className="min-w-0">
        <h2 className="text-4xl tracking-[-0.03em] wrap-break-word sm:text-6xl">{name}</h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-1 text-lg">
          <span className="font-mono">{hexCode}</span>
          <CopyButton text={hexCode} className="noscript:hidden" />
          {describe(color)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="current" to={colorPath(color)}>
          Details of {hexCode}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
        <LinkButton variant="current" to={paletteLink(color, partners, 'analogous')}>
          Open in creator
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </div>
    </DayFrame>
  );
}

type Props = { date: string; background?: string; text?: string; children: ReactNode };

/** The page's title and its day; on the color if there is one. */
function DayFrame({ date, background, text, children }: Props) {
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
