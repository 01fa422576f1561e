import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Lets scripts of any site read an answer and its headers. */
export const READABLE = {
  'access-control-allow-origin': '*',
  // For requests without `Origin`, such as those of <img>.
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-expose-headers':
    'etag, link, ratelimit, ratelimit-policy, retry-after, x-palette-notes, x-request-id, x-theme-notes, x-total-count',
};

const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-none-match, x-api-key',
  'access-control-max-age': '86400', // seconds: browsers cache it for at most a day
};

/**
 * Lets pages of any site call the API: callers identify themselves by a header, never by a cookie
 * that a browser would add. Preflight requests count against no limit. This is not a library
 * because the usual one answers every `OPTIONS` of the server, pages included.
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

/**
 * Cross-origin requests carry `Origin`. A GET or HEAD gets the headers without it as well, because
 * a cache may answer one client with the answer to another.
 */
const mayBeRead = ({ method, headers }: FastifyRequest) =>
  headers.origin !== undefined || method === 'GET' || method === 'HEAD';
