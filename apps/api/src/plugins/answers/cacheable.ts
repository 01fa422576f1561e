import type { onSendHookHandler } from 'fastify';
import { z } from 'zod';

import { isKnown, weakEtag } from './etag.ts';

const DAY_S = 86_400;
const CACHE_CONTROL = `public, max-age=${DAY_S}`;

/** Tells everybody to keep the answer for a day, and those who have it already no more than that. */
const keepForADay: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
  const etag = weakEtag(payload);
  reply.header('cache-control', CACHE_CONTROL).header('etag', etag);
  const known = request.headers['if-none-match'];
  if (!known || !isKnown(known, etag)) return done(null, payload);

  reply.code(304).removeHeader('content-type');
  // What a HEAD would have been answered is measured and dropped by the framework.
  return done(null, request.method === 'HEAD' ? payload : null);
};

/**
 * For a GET whose answer depends on its address alone and never changes. Spread it into the options
 * of the route, and declare 304 with {@link NotModified}. Not within a scope that compresses.
 */
export const cacheable = { onSend: keepForADay };

/** The answer to a caller that names in `If-None-Match` what it would be sent: no body. */
export const NotModified = z.null();
