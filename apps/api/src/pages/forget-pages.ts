import type { FastifyInstance } from 'fastify';

import { isApiPath } from './api-path.ts';
import type { PageCache } from './page-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for a call that writes nothing that a page shows. */
    changesPages?: boolean;
  }
}

/**
 * Forgets the kept pages before a call that may have changed them is answered. Every POST, PUT,
 * PATCH and DELETE counts unless its route says otherwise: to forget that costs time, not truth.
 * Call it before the routes are registered.
 */
export function forgetPagesOnWrites(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRoute', (route) => {
    const reads = [route.method].flat().every((method) => ['GET', 'HEAD'].includes(method));
    if (reads || !isApiPath(route.url) || route.config?.changesPages === false) return;
    route.onSend = [
      async (_request, reply) => {
        if (reply.statusCode < 400) cache.clear();
      },
      ...[route.onSend ?? []].flat(),
    ];
  });
}
