import type { FastifyReply } from 'fastify';

/** The service worker may fetch the files that it keeps; a browser asks each time for a newer one. */
const SERVICE_WORKER = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * Serves the built scripts, styles and fonts, for as long as their names promise, in the compressed
 * form that the build made of them where the caller takes it.
 */
export function staticOptions(root: string) {
  return {
    root,
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    index: false as const,
    cacheControl: false,
    setHeaders(reply: FastifyReply, path: string) {
      // Names below /assets hold a hash of the content; the rest keeps its name when it changes.
      const isHashed = path.startsWith(`${root}/assets/`);
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      reply.headers({ 'cache-control': value, 'cross-origin-resource-policy': 'same-origin' });
      if (path.startsWith(`${root}/sw.js`)) reply.headers(SERVICE_WORKER);
    },
  };
}
