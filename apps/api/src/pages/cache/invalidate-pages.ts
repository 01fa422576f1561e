import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type CdnKey, isId } from '../../cdn/cdn-headers.ts';
import { isApiPath } from '../api-path.ts';
import type { PageCache } from './page-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a call may change what pages show: false, or the keys by which a CDN forgets it,
     * beside the ids in the address. `true` clears the cache here alone. Each route that writes has
     * to say so.
     */
    changesPages?: boolean | readonly CdnKey[];
  }
  interface FastifyRequest {
    /**
     * Set by a handler of such a route if this call changed no page: a like that was there already,
     * a private palette.
     */
    pagesUnchanged: boolean;
    /** Set by a handler that does not change what its route and address say. */
    changedKeys: readonly string[] | undefined;
  }
}

/**
 * Clears the cache of pages before the answer to a call that may have changed them, and has the CDN
 * forget them. After that, the next request for each page has to render it, so no route does this
 * by default. Call it before the routes are registered; it throws for a POST, PUT, PATCH or DELETE
 * of the API that does not set `changesPages`.
 *
 * @param purge Has a CDN forget answers by their keys.
 */
export function invalidatePagesOnWrites(
  app: FastifyInstance,
  cache: PageCache,
  purge: (keys: readonly string[]) => void = () => {},
): void {
  app.decorateRequest('pagesUnchanged', false);
  app.decorateRequest('changedKeys', undefined);
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
        if (request.pagesUnchanged) return;
        const isDone = reply.statusCode < 400;
        if (isDone) cache.clear();
        if (changesPages !== true && (isDone || isInDoubt(request, reply.statusCode))) {
          purge(request.changedKeys ?? [...changesPages, ...idsOf(request)]);
        }
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}

/**
 * Whether a call that failed may have written nevertheless, as where the connection breaks with the
 * commit. Without the database nobody is identified, so that its failure purges nothing.
 */
const isInDoubt = ({ account }: FastifyRequest, status: number) => status >= 500 && account != null;

const idsOf = ({ params }: FastifyRequest): string[] =>
  Object.values(Object(params)).filter(isIdText);

const isIdText = (value: unknown): value is string => typeof value === 'string' && isId(value);
