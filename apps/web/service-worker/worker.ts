import { NavigationRoute, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';

import { BUILD, isOfBuild, OFFLINE_PAGE, SITE_MAP } from './build.ts';
import { leadTo } from './lead-to.ts';
import { OFFLINE_CALLS } from './offline-calls.ts';

/*
 * Keeps the site's own files, which are the same for everybody, and nothing else: no page that was
 * visited, no answer of the API. Without the server, pages are made in the browser.
 */

declare const self: ServiceWorkerGlobalScope & { __SW_MANIFEST: PrecacheEntry[] };

type Options = Parameters<NetworkOnly['handle']>[0];

const site = new Serwist({
  precacheEntries: [...self.__SW_MANIFEST, { url: OFFLINE_PAGE, revision: BUILD }],
  precacheOptions: {
    // If an older server answers, while all are being replaced, the browser installs it later.
    plugins: [
      { cacheWillUpdate: async ({ response }) => ((await isOfBuild(response)) ? response : null) },
    ],
    concurrency: 4, // of the six connections that HTTP/1.1 has
  },
  skipWaiting: false, // a page asks for that when its reader does
  clientsClaim: true,
  navigationPreload: true,
});

/** The site map, which the router asks for in parts: another build's is not this one's to tell. */
site.registerCapture(
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname === '/__manifest' && url.searchParams.get('version') === BUILD,
  async ({ request }) => (await site.matchPrecache(SITE_MAP)) ?? fetch(request),
);

const network = new NetworkOnly();

/** Answers from the network or, out of its reach, by itself. */
const orElse = (answer: (request: Request) => Promise<Response>) => async (options: Options) => {
  const { request } = options as { request: Request };
  const kept = request.clone(); // a body can be read once
  try {
    return await network.handle(options);
  } catch {
    return answer(kept);
  }
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
