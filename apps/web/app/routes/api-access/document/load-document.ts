import type { RouterContextProvider } from 'react-router';

import { apiFetchContext } from '../../../api/api-context.ts';
import { siteContext } from '../../../meta/site-context.ts';
import type { ApiDocument } from './openapi.ts';
import { type Common, readCommon } from './read-common.ts';
import { type EndpointGroup, readGroups } from './read-groups.ts';

type Read = { document: ApiDocument; groups: EndpointGroup[]; common: Common };

/** The cached document by the site's address: it stays the same while a server runs. */
const cached = new Map<string, Promise<Read>>();

/** The OpenAPI document of this server, and what every page shows of it. */
export function loadDocument(context: Readonly<RouterContextProvider>): Promise<Read> {
  const { publicUrl } = context.get(siteContext);
  const known = cached.get(publicUrl);
  if (known) return known;

  const reading = read(context.get(apiFetchContext));
  cached.set(publicUrl, reading);
  reading.catch(() => cached.delete(publicUrl)); // the next page tries again
  return reading;
}

async function read(fetch: typeof globalThis.fetch): Promise<Read> {
  const answer = await fetch('/api/openapi.json');
  if (!answer.ok)
    throw new Error(`The OpenAPI document could not be loaded: status ${answer.status}`);
  const document: ApiDocument = await answer.json();
  return { document, groups: readGroups(document), common: readCommon(document) };
}
