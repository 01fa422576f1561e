import { apiContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { Deferred } from '../../ui/layout/deferred.tsx';
import type { Route } from './+types/route.ts';
import { ColorOfTheDayCard, ColorOfTheDaySkeleton } from './color-of-the-day.tsx';
import { Hero } from './hero.tsx';
import { IntegrationsSection } from './integrations-section.tsx';
import { loadOnServer } from './load.server.ts';
import { OwnPlace } from './own-place.tsx';
import { SectionHeader } from './section-header.tsx';
import { Sent } from './sent.tsx';
import { TheorySection } from './theory-section.tsx';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOnServer(context.get(apiContext), request.url);

/**
 * In-page navigation does not wait: the page shows at once, with skeletons. The page that a visitor
 * arrives on needs no client.
 */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await import('./load-in-browser.ts')).loadInBrowser(request.url);

/** What is given changes the page in place. */
export const shouldRevalidate = () => false;

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Free color tools and palette generator"
        description="Palettes, UI themes and chart colors from your exact color, with contrast that passes WCAG. Free, without an account, with unlimited palettes and an API."
      />
      <OwnPlace />
      <Hero first={loaderData.hero} answers={loaderData.answers} />
      <Sent>{({ ToolCards }) => <ToolCards />}</Sent>
      <Deferred value={loaderData.colorOfTheDay} fallback={<ColorOfTheDaySkeleton />}>
        {(color) => <ColorOfTheDayCard color={color} />}
      </Deferred>
      <section aria-labelledby="trending" className="container-page py-20 sm:py-28">
        <SectionHeader id="trending" title="Trending palettes">
          The palettes that people like most. Open one and make it yours.
        </SectionHeader>
        <Sent>
          {({ Trending, TrendingSkeleton }) => (
            <Deferred value={loaderData.trending} fallback={<TrendingSkeleton />}>
              {(palettes) => <Trending palettes={palettes} />}
            </Deferred>
          )}
        </Sent>
      </section>
      <TheorySection />
      <IntegrationsSection />
      <Sent>{({ FreeForever }) => <FreeForever />}</Sent>
    </>
  );
}
