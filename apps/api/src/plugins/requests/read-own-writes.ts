import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Positions } from '../../db/replica/positions.ts';
import { type RequestReads, requestReads } from '../../db/replica/request-reads.ts';
import type { WalPosition } from '../../db/replica/server-state.ts';
import { toCallerKey } from '../../http/client-address.ts';
import { isInMemory } from '../../http/in-memory-fetch.ts';
import { isApiPath } from '../../pages/api-path.ts';
import { readBearer } from '../guard/auth.ts';
import { keyOf } from '../guard/request-key.ts';

/** What is cached for all has to show each write that has cleared the caches. */
const PAGES = 'pages';

declare module 'fastify' {
  interface FastifyRequest {
    reads: RequestReads | null;
  }
}

type Parts = {
  positions: Positions;
  /** What the primary has written up to now. */
  writtenPosition: () => Promise<WalPosition>;
};

/**
 * Lets a replica answer the reads of requests, so that nobody reads what is older than their own
 * writes: after a request that may have written, the position of the log is remembered for its
 * session, its visitor and its address before it is answered, and later requests of these need a
 * replica that has replayed it. A page needs all writes that have changed pages.
 */
export function addReadOwnWrites(app: FastifyInstance, parts: Parts): void {
  const { positions, writtenPosition } = parts;
  app.decorateRequest('reads', null);

  app.addHook('preHandler', (request, _reply, done) => {
    let needed: Promise<WalPosition> | undefined;
    const reads: RequestReads = {
      neededPosition: async () => {
        if (!isRead(request)) return Number.POSITIVE_INFINITY;
        needed ??= positions.latest(keysOf(request, isCached(request)));
        return needed;
      },
      hasUsedPrimary: false,
    };
    request.reads = reads;
    requestReads.run(reads, done);
  });

  app.addHook('onSend', async (request) => {
    if (isRead(request) || !request.reads?.hasUsedPrimary) return;
    const { changesPages } = request.routeOptions.config;
    const position = await writtenPosition().catch(() => Number.POSITIVE_INFINITY);
    const keys = keysOf(request, Boolean(changesPages) && !request.pagesUnchanged);
    await positions.remember(keys, position).catch((error) => {
      request.log.warn({ err: error }, 'other instances do not know of this write');
    });
  });
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Whether the answer is a part of a page, or a file that a CDN caches. */
const isCached = (request: FastifyRequest) =>
  isInMemory(request) ||
  (request.routeOptions.config.shows !== undefined && !isApiPath(request.url));

/** Keys of everybody who a request may come from again; secrets only as hashes. */
function keysOf(request: FastifyRequest, isOfPages: boolean): string[] {
  const visitor = request.headers['x-visitor'];
  const names = [readBearer(request), keyOf(request.headers), visitor].filter(
    (name) => typeof name === 'string',
  );
  return [...names.map(toKey), toCallerKey(request.ip), ...(isOfPages ? [PAGES] : [])];
}

const toKey = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 22);
