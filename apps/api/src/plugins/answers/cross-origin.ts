import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets pages of any site read an answer, and what its headers tell. */
export const READABLE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin', // for those who cannot send `Origin`, as <img>
  'access-control-expose-headers':
    'etag, link, ratelimit, ratelimit-policy, retry-after, x-request-id, x-total-count',
};

const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-none-match, x-api-key',
  'access-control-max-age': '86400', // seconds: browsers hold it for at most a day
};

/**
 * Lets pages of any site call the API: callers are known by a header that they set themselves, never
 * by a cookie that a browser would add. What a browser asks beforehand counts against no limit.
 * Without a library, as the usual one answers every `OPTIONS` of the server, pages included.
 */
export function addCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    if (mayBeRead(request)) reply.headers(READABLE);
    const isPreflight =
      request.method === 'OPTIONS' && request.headers['access-control-request-method'];
    if (!isPreflight) return done();
    reply.headers(ALLOWED).code(204).send();
  });
}

/** Pages of other sites name their origin with all that they send but what a cache could hold. */
const mayBeRead = ({ method, headers }: FastifyRequest) =>
  headers.origin !== undefined || method === 'GET' || method === 'HEAD';
