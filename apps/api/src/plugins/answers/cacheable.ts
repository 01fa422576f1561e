import type { onSendHookHandler } from 'fastify';
import { z } from 'zod';

import { isKnown, weakEtag } from './etag.ts';

const DAY_S = 86_400;
const CACHE_CONTROL = `public, max-age=${DAY_S}`;

/** Lets all caches store the answer for a day, and answers 304 to a client that already has it. */
const cacheForADay: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const etag = weakEtag(payload);
  reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
  const known = request.headers['if-none-match'];
  if (!known || !isKnown(known, etag)) return done(null, payload);

  reply.code(304).removeHeader('content-type');
  // For a HEAD the framework measures the body of the GET and drops it.
  return done(null, request.method === 'HEAD' ? payload : null);
};

/**
 * For a GET whose answer depends only on its address and never changes. Spread it into the options
 * of the route, and declare 304 with {@link NotModified}. It does not work within a scope that
 * compresses.
 */
export const cacheable = { onSend: cacheForADay };

/** The empty answer to a client whose `If-None-Match` names the present answer. */
export const NotModified = z.null();
