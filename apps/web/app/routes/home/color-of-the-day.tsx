import { formatHex, parseHex, readableTextColor, WHITE } from '@swatchwork/color';
import { Link } from 'react-router';

import type { ColorOfTheDay } from '../../api/types.ts';
import { CopyButton } from '../../ui/copying/copy-button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';

/** The color of the day in the full width of the page. */
export function ColorOfTheDayCard({ color }: { color: ColorOfTheDay | undefined }) {
  if (!color) {
    return (
      <Frame>
        <p className="text-lg">
          Sorry, we couldn't load today's featured color. Please try again later.
        </p>
      </Frame>
    );
  }
  const { hexCode, name, description, meaning } = color;
  const text = formatHex(readableTextColor(parseHex(hexCode) ?? WHITE));

  return (
    <Frame background={hexCode} text={text}>
      <div>
        <h3 className="text-5xl tracking-[-0.03em] sm:text-6xl">{name}</h3>
        <p className="mt-3 flex items-center gap-1 font-mono text-lg">
          {hexCode}
          <CopyButton text={hexCode} />
        </p>
      </div>
      <div className="max-w-[52ch] space-y-3 md:text-lg">
        {description && <p>{description}</p>}
        {meaning && <p>{meaning}</p>}
        <Link
          to="/color-of-the-day"
          className="inline-block py-2 font-medium underline underline-offset-4"
        >
          How to use it
        </Link>
      </div>
    </Frame>
  );
}

export function ColorOfTheDaySkeleton() {
  return (
    <Frame>
      <Skeleton className="h-16 w-80 max-w-full" />
      <Skeleton className="h-28" />
    </Frame>
  );
}

type FrameProps = { background?: string; text?: string; children: React.ReactNode };

function Frame({ background, text, children }: FrameProps) {
  return (
    <section
      aria-labelledby="color-of-the-day"
      className={background ? 'forced-color-adjust-none' : 'border-y border-line'}
      style={{ backgroundColor: background, color: text }}
    >
      <div className="container-page flex min-h-[26rem] max-w-none flex-col py-12 sm:py-16">
        <h2 id="color-of-the-day" className="text-base font-medium tracking-normal">
          Color of the Day
        </h2>
        <div className="mt-auto grid items-end gap-8 md:grid-cols-2">{children}</div>
      </div>
    </section>
  );
}
