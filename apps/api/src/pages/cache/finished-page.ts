import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

import { isKnown, weakEtag } from '../../plugins/answers/etag.ts';

const MIN_COMPRESSED = 1024; // bytes; a smaller body fits in a packet anyway
const BROTLI_QUALITY = 5; // 1 to 2 ms a page, paid once while the page is cached

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof ENCODERS;

/** Caches the result for as many `Accept-Encoding` headers as browsers in use send. */
const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/**
 * One form of an answer with a page: uncompressed, compressed, or 304 to a client that has the page
 * already.
 */
export type Form = {
  status: number;
  headers: Record<string, string>;
  /** Undefined for a 304: Fastify would add a type to an empty body. */
  body: Buffer | undefined;
};

/** A rendered page with everything that its answers need; nothing in it belongs to one caller. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** A weak etag, because the compressed forms share it. */
  etag: string;
  /** The compressed forms so far, finished or in progress. */
  compressed: Partial<Record<Encoding, Promise<Form>>>;
};

export function finishPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): FinishedPage {
  const etag = weakEtag(body);
  return {
    status,
    headers: { ...headers, vary: 'accept-encoding', ...(status === 200 && { etag }) },
    body,
    etag,
    compressed: {},
  };
}

/** The form of a page for a request; the first request that needs a compressed form makes it. */
export async function formOf(
  page: FinishedPage,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<Form> {
  const known = headers['if-none-match'];
  const isRead = method === 'GET' || method === 'HEAD'; // only these methods have a 304
  if (isRead && known && page.status === 200 && isKnown(known, page.etag)) {
    const { 'content-type': _, ...others } = page.headers;
    return { status: 304, headers: others, body: undefined };
  }
  const encoding = chooseEncoding(page, headers['accept-encoding']);
  if (encoding) return page.compressed[encoding] ?? compress(page, encoding);
  return toForm(page, page.body);
}

function toForm(page: FinishedPage, body: Buffer, encoding?: Encoding): Form {
  const headers = {
    ...page.headers,
    'content-length': String(body.length),
    ...(encoding && { 'content-encoding': encoding }),
  };
  return { status: page.status, headers, body };
}

function compress(page: FinishedPage, encoding: Encoding): Promise<Form> {
  const compressing = ENCODERS[encoding](page.body).then((body) => toForm(page, body, encoding));
  page.compressed[encoding] = compressing;
  compressing.catch(() => delete page.compressed[encoding]); // the next request tries again
  return compressing;
}

function chooseEncoding({ body }: FinishedPage, accepted?: string | string[]) {
  if (body.length < MIN_COMPRESSED || !accepted) return undefined;
  const encoding = negotiator.negotiate(String(accepted));
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}
