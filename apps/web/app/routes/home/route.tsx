import { apiContext } from '../../api/api-context.ts';
import { PageMeta } from '../../meta/page-meta.tsx';
import { Deferred } from '../../ui/layout/deferred.tsx';
import type { Route } from './+types/route.ts';
import { AllToolsSection } from './all-tools-section.tsx';
import { ColorOfTheDayCard, ColorOfTheDaySkeleton } from './color-of-the-day.tsx';
import { Hero } from './hero.tsx';
import { IntegrationsSection } from './integrations-section.tsx';
import { loadHome } from './load.ts';
import { SectionHeader } from './section-header.tsx';
import { loadParts, Sent } from './sent.tsx';
import { TheorySection } from './theory-section.tsx';
import { ToolsSection } from './tools-section.tsx';
import { Trending, TrendingSkeleton } from './trending.tsx';

/** The server waits for the API, so that the page reads without JavaScript. */
export async function loader({ context }: Route.LoaderArgs) {
  const { colorOfTheDay, trending } = loadHome(context.get(apiContext));
  await loadParts();
  return { colorOfTheDay: await colorOfTheDay, trending: await trending };
}

/**
 * In-page navigation does not wait: the page shows at once, with skeletons. The page that a visitor
 * arrives on needs no client.
 */
export const clientLoader = async () => (await import('./load-in-browser.ts')).loadInBrowser();

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title="Free color tools and palette generator"
        description="Make palettes, convert colors and check contrast. All tools are free, without registration, with unlimited palettes, and there is an API."
      />
      <Hero />
      <ToolsSection />
      <AllToolsSection />
      <Deferred value={loaderData.colorOfTheDay} fallback={<ColorOfTheDaySkeleton />}>
        {(color) => <ColorOfTheDayCard color={color} />}
      </Deferred>
      <section aria-labelledby="trending" className="container-page py-20 sm:py-28">
        <SectionHeader id="trending" title="Trending palettes">
          What people like most right now. Open one in the creator and make it yours.
        </SectionHeader>
        <Deferred value={loaderData.trending} fallback={<TrendingSkeleton />}>
          {(palettes) => <Trending palettes={palettes} />}
        </Deferred>
      </section>
      <TheorySection />
      <IntegrationsSection />
      <Sent>{({ FreeForever }) => <FreeForever />}</Sent>
    </>
  );
}
