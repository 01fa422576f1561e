import { formatHex, mapToGamut, parseColor, parseHex } from '@swatchwork/color';
import { data } from 'react-router';

import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { ColorLink } from '../../ui/links/color-link.tsx';
import type { Route } from './+types/route.ts';

/** Offered where the address is no color. */
const OWN_COLOR = '#404404';

/** Every address without a route. Some are colors, such as `/0a66c2` or `/rebeccapurple`. */
export function loader({ params }: Route.LoaderArgs) {
  const meant = parseColor(params['*'] ?? '');
  return data({ meant: meant && formatHex(mapToGamut(meant.color)) }, { status: 404 });
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  const meant = loaderData?.meant;
  const hex = meant ?? OWN_COLOR;

  return (
    <NotFoundPage>
      <section aria-labelledby="color" className="mt-14 max-w-[40rem]">
        <h2 id="color" className="text-xl">
          {meant ? `${meant} is a color, though` : `No page, but ${hex} is a color`}
        </h2>
        <ColorLink color={parseHex(hex)!} className="mt-4 h-40 rounded-panel p-5">
          {meant ? 'Open its page' : 'See its harmonies'}
        </ColorLink>
      </section>
    </NotFoundPage>
  );
}
