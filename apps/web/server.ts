import * as build from 'virtual:react-router/server-build';
import { createClient } from '@swatchwork/client/once';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';

import { apiContext, apiFetchContext } from './app/api/api-context.ts';
import { type Contact, siteContext } from './app/meta/site-context.ts';

// The generated type says `basename: string | undefined`; the actual type has it optional.
const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

type PageOptions = {
  /** Calls the API, with paths such as `/api/palettes`. */
  fetch: typeof globalThis.fetch;
  /** Marks the inline scripts that this page may run; it is removed before the page is sent. */
  nonce: string;
  /** The address of the site for canonical links, without a closing slash. */
  publicUrl: string;
  /** Contact data of the operator, as far as they have set it. */
  contact: Contact | undefined;
  /** The id of the request in the log; an error page shows it. */
  requestId: string;
  /** Receives errors of pages, for the log. */
  onError: (error: unknown) => void;
};

/** Answers a page request with the site's HTML, or with the data of an in-page navigation. */
export function handlePage(request: Request, options: PageOptions): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient({ fetch: options.fetch }));
  context.set(apiFetchContext, options.fetch);
  const { nonce, publicUrl, contact, requestId, onError } = options;
  context.set(siteContext, { nonce, publicUrl, contact, requestId, onError });
  return handle(request, context);
}
