import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import fastifyStatic from '@fastify/static';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';

import type { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { toShareKey } from '../http/client-address.ts';
import { createInMemoryFetch } from '../http/in-memory-fetch.ts';
import { busyPage } from '../overload/overloaded.ts';
import { createRenderQueue } from '../overload/render-queue.ts';
import { addCompression } from '../plugins/answers/compression.ts';
import { answerError, isRefusal, sendError } from '../plugins/answers/errors.ts';
import type { RateLimit } from '../plugins/guard/rate-limit.ts';
import { formOf } from './cache/finished-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import { hostOfSource, isOwnForm } from './form-origin.ts';
import { PICTURE_FORMS, takePictureForms } from './picture-forms.ts';
import {
  errorPage,
  foreignFormPage,
  refusedPage,
  tooLargePage,
  tooManyPage,
} from './render/error-page.ts';
import { type PageHandler, renderPage } from './render/render-page.ts';
import { staticOptions } from './static-files.ts';

type MiddlewareHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

export type Pages = {
  handle: PageHandler;
  /** The built scripts, styles and fonts. */
  clientDir?: string;
  /** Serves scripts and styles from their sources in development. */
  middleware?: MiddlewareHandler;
  close?(): Promise<void>;
};

const HTML = 'text/html; charset=utf-8';

const OWN_FORMS = "default-src 'none'; form-action 'self'; frame-ancestors 'none'";

/** Characters of a host in the log; names of domains have no more. */
const LONGEST_HOST = 253;

type Options = {
  pages: Pages;
  publicUrl: string;
  contact?: Config['contact'];
  cache: PageCache;
  /** Whether a CDN caches pages and is told when they change. */
  isPurged: boolean;
  /** Undefined where requests are not limited. */
  limit?: RateLimit | undefined;
};

/**
 * Answers every address that is neither the API nor a file: with a page, or with the page for 404.
 */
export const pageRoutes: FastifyPluginAsync<Options> = async (app, settings) => {
  const { pages, publicUrl, contact, cache, isPurged, limit } = settings;
  await addCompression(app);
  if (pages.clientDir) await app.register(fastifyStatic, staticOptions(pages.clientDir));

  if (pages.middleware) await addMiddleware(app, pages.middleware);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const { code, retryAfterSeconds } = error as Partial<AppError>;
    const isTooLarge = code === 'payload_too_large' || Object(error).statusCode === 413;
    if (isTooLarge) return reply.code(413).type(HTML).send(tooLargePage);
    if (retryAfterSeconds) {
      reply.headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' });
    }
    if (code === 'overloaded') return reply.code(503).type(HTML).send(busyPage);
    if (code === 'too_many_requests' && !isData(request)) {
      return reply.code(429).type(HTML).send(tooManyPage(error.message));
    }
    if (isRefusal(error, request)) {
      const isForPerson = request.headers.accept?.includes('text/html') && !isData(request);
      if (!isForPerson) return sendError(error, request, reply);
      const { status, body } = answerError(error, request);
      return reply.code(status).type(HTML).send(refusedPage(body.error));
    }
    request.log.error({ err: error }, 'a page failed');
    return reply.code(500).type(HTML).send(errorPage(request.id));
  });

  const isDevelopment = Boolean(pages.middleware);
  const renderInTurn = createRenderQueue();
  const render = (request: FastifyRequest) =>
    renderPage(toWebRequest(request, publicUrl), {
      handle: pages.handle,
      isDevelopment,
      isPurged,
      fetch: createInMemoryFetch(app, request.ip),
      publicUrl,
      contact,
      requestId: request.id,
      onError(error) {
        const level = isRefusal(error, request) ? 'info' : 'error'; // such as a form that breaks off
        request.log[level]({ err: error }, 'a page failed to render');
      },
    });

  /** Compressing is part of the rendered work: it runs in threads, of which there are few. */
  const renderAndCompress = async (request: FastifyRequest) => {
    const rendered = await render(request);
    await formOf(rendered.page, request.raw);
    return rendered;
  };

  // The page cache stores compressed pages, so answers are not compressed again.
  const options = { schema: { hide: true }, compress: false } as const;
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const rendered =
      isRead(request) && !isDevelopment
        ? cache.render(request.url, async () => {
            await limit?.countRender(request, 1);
            return renderInTurn(toShareKey(request.ip), () => renderAndCompress(request));
          })
        : render(request).then(({ page }) => page);
    const { status, headers, body } = await formOf(await rendered, request.raw);
    return reply.code(status).headers(headers).send(body);
  };

  // A form counts like the API call that it stands for, before its body is read.
  app.addHook('onRequest', async (request, reply) => {
    if (!isRead(request)) await limit?.countCall(request, reply);
  });
  app.addHook('preHandler', async (request, reply) => {
    if (isRead(request) || isOwnForm(request, publicUrl)) return;
    const from = hostOfSource(request)?.slice(0, LONGEST_HOST);
    request.log.warn({ from }, 'a form of another site was refused');
    // Two slashes at the beginning would name another host.
    const path = request.url.replace(/\.data(?=\?|$)/, '').replace(/^[/\\]+/, '/');
    return reply
      .code(403)
      .type(HTML)
      .header('content-security-policy', OWN_FORMS)
      .send(foreignFormPage(path, typedTexts(request)));
  });
  app.all('/*', options, answer);
  app.register(async (scope) => {
    takePictureForms(scope);
    for (const path of PICTURE_FORMS) scope.post(path, options, answer);
  });
};

async function addMiddleware(app: FastifyInstance, middleware: MiddlewareHandler) {
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(middleware);
}

/**
 * Whether the request is for the data of the next page, after a click on a page with running
 * scripts.
 */
const isData = ({ url }: FastifyRequest) => /\.data(\?|$)/.test(url);

/** The texts of a form that was read, without passwords. */
function typedTexts({ body, headers }: FastifyRequest): [name: string, value: string][] {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  if (!isForm || !(body instanceof Buffer)) return [];
  return [...new URLSearchParams(body.toString())].filter(
    ([name, value]) => value !== '' && !/password/i.test(name),
  );
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** For GET and HEAD, pages see only the address, so that no page can depend on the client. */
function toWebRequest(request: FastifyRequest, origin: string): Request {
  const url = origin + request.url;
  if (isRead(request)) return new Request(url);

  // The origin was compared already; the framework would compare it only with `origin`.
  const { origin: _compared, ...others } = request.headers;
  const headers = Object.entries(others).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const { method, body } = request;
  if (body instanceof Buffer) return new Request(url, { method, headers, body });
  if (!(body instanceof Readable)) return new Request(url, { method, headers });
  const stream = Readable.toWeb(body) as ReadableStream; // one class, which two libraries declare
  const streamed = { method, headers, body: stream, duplex: 'half' };
  return new Request(url, streamed);
}
