import { NavigationRoute, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';
import { worksOffline } from '../app/offline/places.ts';
import { OFFLINE_CALLS } from './offline-calls.ts';

/** The build of this worker, by the name that pages use; see scripts/lib/service-worker.ts. */
const BUILD: string = import.meta.env.BUILD;

/** Address of the page that stands in for all pages while the server is unreachable. */
const OFFLINE_PAGE = '/offline';

/** All routes of the site, in the format of the router's manifest. */
const SITE_MAP = '/site-map.json';

/**
 * Whether an answer may be cached. Files have their build in their names; the page names its own.
 */
async function isOfBuild(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const isPage = new URL(response.url).pathname === OFFLINE_PAGE;
  return !isPage || (await response.clone().text()).includes(`manifest-${BUILD}.js`);
}

/*
 * Caches the site's own files, which are the same for all visitors, and nothing else: no visited
 * page and no answer of the API. While the server is unreachable, pages are rendered in the
 * browser.
 */

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

type Options = Parameters<NetworkOnly['handle']>[0];

const site = new Serwist({
  precacheEntries: [...self.__SW_MANIFEST, { url: OFFLINE_PAGE, revision: BUILD }],
  precacheOptions: {
    // If an older server answers during a deployment, the browser retries the installation later.
    plugins: [
      { cacheWillUpdate: async ({ response }) => ((await isOfBuild(response)) ? response : null) },
    ],
    concurrency: 4, // of the six connections that HTTP/1.1 allows
  },
  skipWaiting: false, // loaded when a page needs it
  clientsClaim: true,
  navigationPreload: true,
});

/**
 * The route manifest, which the router requests in parts. Requests of another build go to the
 * server.
 */
site.registerCapture(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname === '/__manifest' && url.searchParams.get('version') === BUILD,
  async ({ request }) => (await site.matchPrecache(SITE_MAP)) ?? fetch(request),
);

const network = new NetworkOnly();

/** Answers from the network or, if it fails, from the cache. */
const orElse = (answer: (request: Request) => Promise<Response>) => async (options: Options) => {
  const { request } = options as { request: Request };
  const copy = request.clone(); // a body can be read only once
  const response = await network.handle(options).catch(() => undefined);
  // A failed navigation preload is an error response in Firefox, and a rejection elsewhere.
  return response && response.type !== 'error' ? response : answer(copy);
};

for (const { method, path, answer } of OFFLINE_CALLS) {
  site.registerCapture(
    ({ url, sameOrigin }) => sameOrigin && path.test(url.pathname),
    orElse(async (request) => Response.json(await answer(request))),
    method,
  );
}

site.registerRoute(
  new NavigationRoute(
    orElse(async ({ url }) =>
      leadTo(new URL(url).pathname, await site.matchPrecache(OFFLINE_PAGE)),
    ),
    { denylist: [/^\/api(?:[/?]|$)/] },
  ),
);

site.addEventListeners();

/**
 * The offline page, from which the browser goes on to a path if that works offline. In that case
 * its text is hidden (offline.css), since another page follows at once.
 */
async function leadTo(path: string, page: Response | undefined): Promise<Response> {
  if (!page) return Response.error(); // the browser has evicted the site's files
  if (!worksOffline(path)) return page;
  const html = await page.text();
  // The headers stay: they list the scripts that this page may run.
  return new Response(html.replace('<html ', '<html data-opening="" '), page);
}
