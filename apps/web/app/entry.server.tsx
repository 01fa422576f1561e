import { Writable } from 'node:stream';

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type {
  EntryContext,
  HandleErrorFunction,
  LinkDescriptor,
  RouterContextProvider,
} from 'react-router';
import { isRouteErrorResponse, ServerRouter } from 'react-router';

import { AnswerContext } from './meta/answer-context.ts';
import { siteContext } from './meta/site-context.ts';

/**
 * Renders a page in one piece: its loaders have finished before, so there is nothing to stream, and
 * a part that fails can still become an error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('link', preloadStyles(routerContext));
  const { nonce, requestId, onError } = context.get(siteContext);
  const html = await renderToHtml(
    <AnswerContext value={{ nonce, requestId }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </AnswerContext>,
    nonce,
    onError,
  );
  return new PageResponse(html, { status, headers });
}

/**
 * A finished page, as UTF-8. As the body of a `Response` it would be copied and streamed before its
 * inline scripts could be hashed, which takes a fifth of a small page's time.
 */
class PageResponse extends Response {
  readonly html: Buffer;

  constructor(html: Buffer, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }
}

/**
 * Names the styles in a header. In the page's head React puts dozens of script preloads before
 * them, which would occupy every connection before the first paint.
 */
function preloadStyles({ manifest, routeModules, staticHandlerContext }: EntryContext): string {
  const files = staticHandlerContext.matches.flatMap(({ route }) => [
    ...(manifest.routes[route.id]?.css ?? []),
    ...(routeModules[route.id]?.links?.() ?? []).flatMap(stylesheetOf),
  ]);
  return [...new Set(files)].map((file) => `<${file}>; rel=preload; as=style`).join(', ');
}

const stylesheetOf = (link: LinkDescriptor) =>
  'rel' in link && link.rel === 'stylesheet' && link.href ? [link.href] : [];

/** Loaders that threw, and pages that could not be rendered at all. A 404 is no error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(siteContext).onError(error);
};

function renderToHtml(page: ReactNode, nonce: string, onError: (error: unknown) => void) {
  return new Promise<Buffer>((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const errors: unknown[] = [];
    const collector = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // In one piece: React puts large parts behind a script, and without scripts they never show.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
      onAllReady() {
        errors.forEach(onError); // of parts that the browser renders again
        pipe(collector);
      },
      onShellError: reject,
    });
  });
}
