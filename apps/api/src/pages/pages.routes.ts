import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { addCompression } from '../plugins/compression.ts';
import { createInMemoryFetch } from '../plugins/in-memory-fetch.ts';
import { errorPage } from './error-page.ts';
import { pageHeaders } from './page-headers.ts';

/** Renders one page; built by apps/web/server.ts. */
export type PageHandler = (
  request: Request,
  options: { fetch: typeof globalThis.fetch; nonce: string; publicUrl: string; requestId: string },
) => Promise<Response>;

type MiddlewareHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export type Pages = {
  handle: PageHandler;
  /** The built scripts, styles and fonts. */
  clientDir?: string;
  /** In development: serves scripts and styles from their sources. */
  middleware?: MiddlewareHandler;
  close?(): Promise<void>;
};

/** Every address that is neither the API nor a file: a page, or the page that says 404. */
export const pageRoutes: FastifyPluginAsync<{ pages: Pages; publicUrl: string }> = async (
  app,
  { pages, publicUrl },
) => {
  await addCompression(app);
  if (pages.clientDir) await app.register(fastifyStatic, staticOptions(pages.clientDir));

  if (pages.middleware) await addMiddleware(app, pages.middleware);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page failed');
    return reply.code(500).type('text/html').send(errorPage(request.id));
  });

  const fetch = createInMemoryFetch(app);
  app.all('/*', { schema: { hide: true } }, (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.headers(pageHeaders(nonce, Boolean(pages.middleware)));
    const options = { fetch, nonce, publicUrl, requestId: request.id };
    return pages.handle(toWebRequest(request, publicUrl), options);
  });
};

async function addMiddleware(app: FastifyInstance, middleware: MiddlewareHandler) {
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(middleware);
}

function staticOptions(root: string) {
  return {
    root,
    wildcard: false,
    index: false as const,
    cacheControl: false,
    setHeaders(reply: FastifyReply, path: string) {
      // Names below /assets hold a hash of the content; the rest keeps its name when it changes.
      const isHashed = path.startsWith(`${root}/assets/`);
      const value = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      reply.header('cache-control', value);
    },
  };
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  return new Request(new URL(request.url, origin), {
    method: request.method,
    headers,
    ...(request.body instanceof Buffer && { body: request.body }),
  });
}
