import { ApiError, type Client, type PalettePage } from '@swatchwork/client';
import { toCssColor } from '@swatchwork/color';
import { PALETTE_TABS } from '@swatchwork/contract/constants';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { apiContext } from '../../api/api-context.ts';
import { browserClient } from '../../api/browser-client.ts';
import { RssLink } from '../../feeds/rss-link.tsx';
import { PageMeta } from '../../meta/page-meta.tsx';
import { useQueryFields } from '../../query/use-query-fields.ts';
import { GoOn } from '../../tools/go-on/go-on.tsx';
import { GoOnWithColor } from '../../tools/go-on/go-on-with-color.tsx';
import { Deferred } from '../../ui/layout/deferred.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { InnerLink } from '../../ui/links/inner-link.tsx';
import { formatCount } from '../../ui/text/format-count.ts';
import type { Route } from './+types/route.ts';
import { cachedPage } from './cached-lists.ts';
import { SECTIONS } from './explanation.md?sections';
import { ExploreControls } from './explore-controls.tsx';
import {
  canonicalLink,
  EXPLORE_DEFAULTS,
  exploreLink,
  fieldsOf,
  readExplore,
  readShown,
  tagLink,
  toListQuery,
} from './explore-query.ts';
import { TAGS } from './house-tags.ts';
import { PALETTE_FEEDS } from './palette-feeds.ts';
import { PaletteGridSkeleton } from './palette-grid.tsx';
import { PaletteIcons } from './palette-icons.tsx';
import { Results, ResultsMissing } from './results.tsx';

/** The server waits for the API, so that the page reads without JavaScript. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, stats } = loadExplore(context.get(apiContext), request);
  return { page: await page, stats: await stats };
}

/** In-page navigation does not wait: the page shows at once, with skeletons or its cached list. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = cachedPage(request.url);
  return page
    ? { page, stats: loadStats(browserClient, request) }
    : loadExplore(browserClient, request);
}

export default function ExplorePalettesRoute({ loaderData }: Route.ComponentProps) {
  const { fields, set } = useQueryFields(EXPLORE_DEFAULTS);
  const [params] = useSearchParams();
  const loaded = useMemo(() => fieldsOf(params), [params]);
  const { tab, colors } = readExplore(loaded);
  const near = colors.length === 1 ? toCssColor(colors[0]!) : undefined;
  const tabs = tab === 'all' ? [...PALETTE_TABS, tab] : PALETTE_TABS;

  return (
    <div className="container-page pb-20">
      <PaletteIcons />
      <PageMeta
        title="Explore Palettes"
        description="Browse free color palettes: trending, popular and recent, by mood, words, tag or color. Like, copy, export or open any of them."
        path={canonicalLink(loaded)}
        url={exploreLink(loaded)}
      />
      <RssLink {...PALETTE_FEEDS.new} />
      <RssLink {...PALETTE_FEEDS.trending} />
      <header className="py-5 sm:py-8">
        <h1 className="text-3xl sm:text-4xl">Explore Palettes</h1>
        <p className="mt-2 text-lg text-muted max-sm:sr-only">
          Search, like and copy public palettes, and make them yours.
        </p>
        <Deferred value={loaderData.stats} fallback={<StatCards stats={undefined} />}>
          {(stats) => <StatCards stats={stats} />}
        </Deferred>
      </header>
      <div className="mb-3">
        <ExploreControls fields={fields} set={set} />
      </div>
      <Tabs
        label="Palettes by"
        value={tab}
        tabs={tabs.map((id) => ({
          id,
          label: id[0]?.toUpperCase() + id.slice(1),
          to: exploreLink(fields, { tab: id }),
          content: id === tab && (
            <Deferred value={loaderData.page} fallback={<PaletteGridSkeleton />}>
              {(page) =>
                page ? (
                  <Results page={page} fields={loaded} isLater={params.has('cursor')} />
                ) : (
                  <ResultsMissing />
                )
              }
            </Deferred>
          ),
        }))}
      />
      {near ? (
        <GoOnWithColor color={near.hex} exact={near.css} except="explore" />
      ) : (
        <GoOn except="explore" />
      )}
      <ExploreExplanation />
    </div>
  );
}

type Stats = Awaited<ReturnType<Client['palettes']['stats']>>;

/** The three counts of the collection, in the same height when they are unknown: then a dash. */
function StatCards({ stats }: { stats: Stats | undefined }) {
  const cards = [
    { label: 'Total palettes', note: 'free to use', value: stats?.total },
    { label: 'Trending', note: 'more than 20 likes', value: stats?.trending },
    { label: 'Most popular', note: 'more than 50 likes', value: stats?.popular },
  ];

  return (
    <dl className="mt-2 -mb-2 grid w-full grid-cols-3 gap-x-5 text-sm sm:mb-0 sm:flex">
      {cards.map(({ label, note, value }) => (
        <div key={label} className="flex items-baseline gap-x-1.5 max-sm:flex-col">
          <dt className="text-muted">
            {label}
            <span className="hidden lg:inline">{`, ${note}`}</span>
          </dt>
          <dd className="order-first font-semibold tabular-nums">
            {value === undefined ? '–' : formatCount(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The data of the page; a part that failed is undefined. */
function loadExplore(client: Client, request: Request) {
  const params = new URL(request.url).searchParams;
  return {
    page: loadPage(client, params, request.signal),
    stats: loadStats(client, request),
  };
}

/** The counts of the collection; undefined if they cannot be loaded. */
const loadStats = (client: Client, { signal }: Request) =>
  client.palettes.stats({ signal }).catch(() => undefined);

/** A cursor that does not belong to the rest of the address is ignored. */
async function loadPage(
  client: Client,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<PalettePage | undefined> {
  const query = { ...toListQuery(readExplore(fieldsOf(params))), limit: readShown(params) };
  const cursor = params.get('cursor') ?? undefined;
  try {
    return await client.palettes.list({ ...query, ...(cursor && { cursor }) }, { signal });
  } catch (error) {
    const isBadCursor = cursor && error instanceof ApiError && error.status === 400;
    return isBadCursor ? loadPage(client, without(params, 'cursor'), signal) : undefined;
  }
}

function without(params: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(name);
  return rest;
}

const [HOW] = SECTIONS;

/** How the lists are made, and links to more. */
function ExploreExplanation() {
  return (
    <section aria-labelledby="about-explore" className="mt-16 grid gap-8 lg:grid-cols-2">
      <div>
        <h2 id="about-explore" className="text-xl">
          {HOW!.title}
        </h2>
        <div
          className="prose mt-4"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of this folder.
          dangerouslySetInnerHTML={{ __html: HOW!.html }}
        />
        <p className="prose mt-4">
          Follow the palettes in a feed reader: <a href={PALETTE_FEEDS.new.path}>RSS of new ones</a>
          , <a href={PALETTE_FEEDS.trending.path}>RSS of trending ones</a>.
        </p>
      </div>
      <div>
        <h2 className="text-xl">Tags</h2>
        <ul className="mt-4 flex flex-wrap gap-2">
          {TAGS.map((tag) => (
            <li key={tag}>
              <InnerLink
                to={tagLink(tag)}
                className="flex min-h-9 items-center rounded-full border border-outline px-3 text-sm hover:bg-hover"
              >
                {tag}
              </InnerLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
