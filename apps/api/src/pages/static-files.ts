import type { FastifyReply } from 'fastify';

/**
 * The service worker may fetch the files that it caches; a browser checks each time for a newer
 * worker.
 */
const SERVICE_WORKER = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * Penpot reads a plugin from its own site, wherever that is, and frames the window, which carries a
 * policy of its own.
 */
const PENPOT_PLUGIN = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': 'frame-ancestors *',
};

/**
 * Serves the built scripts, styles and fonts. Files with a hash in their name may be cached for
 * a year. Clients that accept it get the form that the build compressed.
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
      // Names below /assets hold a hash of the content; other files stay under their names when
      // they change.
      const isHashed = path.startsWith(`${root}/assets/`);
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      reply.headers({ 'cache-control': value, 'cross-origin-resource-policy': 'same-origin' });
      if (path.startsWith(`${root}/sw.js`)) reply.headers(SERVICE_WORKER);
      if (path.startsWith(`${root}/plugins/penpot/`)) reply.headers(PENPOT_PLUGIN);
    },
  };
}
