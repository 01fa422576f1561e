import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Answers of the API are data: a browser must neither guess their type, run nor frame them. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Only for this host, because other people may run the hosts below its name. */
const ONLY_TLS = { 'strict-transport-security': 'max-age=31536000' }; // a year, in seconds

/**
 * The headers of every answer, which are the same for all requests of a process.
 *
 * @param publicUrl Where it begins with `https:`, browsers learn never to use the site without TLS.
 */
const securityHeaders = (publicUrl: string): Record<string, string> => ({
  ...HEADERS,
  ...(publicUrl.startsWith('https:') && ONLY_TLS),
});

/** Sets those headers, and the header with the id of the request. */
export type SetSecurityHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/** For all answers, also the few before any hook runs; see {@link securityHeaders}. */
export function createSecurityHeaders(publicUrl: string): SetSecurityHeaders {
  const headers = securityHeaders(publicUrl);
  return (request, reply) => void reply.headers(headers).header('x-request-id', request.id);
}

/**
 * Pages replace the policy with their own and add to the rest: see pages/render/page-headers.ts.
 */
export function addSecurityHeaders(app: FastifyInstance, setHeaders: SetSecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
}
