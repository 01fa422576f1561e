import { Writable } from 'node:stream';

import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';

import { NonceContext } from './meta/nonce-context.ts';
import { siteContext } from './meta/site-context.ts';

/**
 * Renders a page in one piece: its loaders have answered before, so there is nothing to stream,
 * and a part that fails can still become an error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce } = context.get(siteContext);
  const html = await renderToHtml(
    <NonceContext value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </NonceContext>,
    nonce,
  );
  return new Response(html, { status, headers });
}

function renderToHtml(page: ReactNode, nonce: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const collector = new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk)); // React uses its buffer again
        done();
      },
      final(done) {
        resolve(new Uint8Array(Buffer.concat(chunks)));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(collector),
      onShellError: reject,
    });
  });
}
