import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** On every answer. @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Answers of the API are data: a browser must neither run nor frame them. */
const API_CSP = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = { ...COMMON_HEADERS, 'content-security-policy': API_CSP };

/** Sets the headers of every answer; a page replaces the policy with its own. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    done();
  });
}

/** For the few answers that are given before any hook runs. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS).header('x-request-id', request.id);
}
