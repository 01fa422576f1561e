import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type CacheKey, changedKeys, isId } from '../../cdn/cache-keys.ts';
import { isApiPath } from '../api-path.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether a call may change what pages show: false, or the keys of what it changes beside the ids
     * in its address. Each route that writes has to say so.
     */
    changesPages?: false | readonly CacheKey[];
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
 * Has caches forget what a call has changed, before it is answered. Call it before the routes are
 * registered; it throws for a POST, PUT, PATCH or DELETE of the API that does not set `changesPages`.
 *
 * @param forgetting Forget answers by their keys: the page cache, and a CDN if there is one.
 */
export function forgetChanged(
  app: FastifyInstance,
  forgetting: readonly ((keys: readonly string[]) => void)[],
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
        if (reply.statusCode >= 400 && !isInDoubt(request, reply.statusCode)) return;
        const keys = changedKeys(request.changedKeys ?? [...changesPages, ...idsOf(request)]);
        for (const forget of forgetting) forget(keys);
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}

/**
 * Whether a call that failed may have written nevertheless, as where the connection breaks with the
 * commit. Without the database nobody is identified, so that its failure forgets nothing.
 */
const isInDoubt = ({ account }: FastifyRequest, status: number) => status >= 500 && account != null;

const idsOf = ({ params }: FastifyRequest): string[] =>
  Object.values(Object(params)).filter(isIdText);

const isIdText = (value: unknown): value is string => typeof value === 'string' && isId(value);
