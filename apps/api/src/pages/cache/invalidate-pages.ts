import type { FastifyInstance } from 'fastify';

import { isApiPath } from '../api-path.ts';
import type { PageCache } from './page-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a call may change what pages show. Each route that writes has to say so. */
    changesPages?: boolean;
  }
  interface FastifyRequest {
    /**
     * Set by a handler of such a route if this call changed no page: a like that was there already,
     * a private palette.
     */
    pagesUnchanged: boolean;
  }
}

/**
 * Clears the cache of pages before the answer to a call that may have changed them. After that, the
 * next request for each page has to render it, so no route does this by default. Call it before the
 * routes are registered; it throws for a POST, PUT, PATCH or DELETE of the API that does not set
 * `changesPages`.
 */
export function invalidatePagesOnWrites(app: FastifyInstance, cache: PageCache): void {
  app.decorateRequest('pagesUnchanged', false);
  app.addHook('onRoute', (route) => {
    const reads = [route.method].flat().every((method) => ['GET', 'HEAD'].includes(method));
    if (reads || !isApiPath(route.url) || route.schema?.hide) return;
    const changesPages = route.config?.changesPages;
    if (changesPages === undefined) {
      throw new Error(`${route.method} ${route.url} does not say whether it changes pages`);
    }
    if (!changesPages) return;
    route.onSend = [
      async (request, reply) => {
        if (reply.statusCode < 400 && !request.pagesUnchanged) cache.clear();
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}
