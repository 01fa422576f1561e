import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

import { isKnown, weakEtag } from '../plugins/etag.ts';

const MIN_COMPRESSED = 1024; // bytes: smaller ones fit in a packet anyway
const BROTLI_QUALITY = 5; // 1 to 2 ms a page, paid once while the page is kept

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof ENCODERS;

/** As many `Accept-Encoding` as there are browsers in use are not worked out again. */
const negotiator = new Negotiator({
  supportedValues: ['br', 'gzip', 'identity'],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** A rendered page with all that its answers need; nothing in it belongs to one caller. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Weak: the compressed forms share it. */
  etag: string;
  /** What was compressed already, bytes as characters from 0 to 255, or is being compressed. */
  forms: Partial<Record<Encoding, string | Promise<string>>>;
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
    forms: {},
  };
}

/**
 * Answers with the form that the caller takes, or 304 where the caller has this page already.
 *
 * @returns A promise only while that form has yet to be made: to await each answer would cost a
 * tenth of the rate.
 */
export function sendPage(
  page: FinishedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | undefined {
  const known = request.headers['if-none-match'];
  if (known && page.status === 200 && isKnown(known, page.etag)) {
    reply.code(304).headers(page.headers).removeHeader('content-type').send();
    return undefined;
  }

  const encoding = chooseEncoding(page, request.headers['accept-encoding']);
  const form = encoding ? (page.forms[encoding] ?? compress(page, encoding)) : page.body;
  if (!(form instanceof Promise)) return writeForm(page, encoding, form, reply);
  return form.then((ready) => {
    writeForm(page, encoding, ready, reply);
    return reply;
  });
}

/**
 * Past Fastify, whose way to a plain answer is longer than all the rest; logs and counts see it all
 * the same. Characters go out in one write with the head, a buffer needs a second.
 */
function writeForm(
  { status, headers }: FinishedPage,
  encoding: Encoding | undefined,
  form: string | Buffer,
  reply: FastifyReply,
): undefined {
  const set = reply.getHeaders() as OutgoingHttpHeaders; // the same, but not said to be exact
  reply.hijack();
  reply.raw.writeHead(status, {
    ...set,
    ...headers,
    'content-length': form.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  reply.raw.end(form, 'latin1');
}

function compress(page: FinishedPage, encoding: Encoding): Promise<string> {
  const compressing = ENCODERS[encoding](page.body).then((bytes) => {
    const ready = bytes.toString('latin1');
    page.forms[encoding] = ready;
    return ready;
  });
  page.forms[encoding] = compressing;
  return compressing;
}

function chooseEncoding({ body }: FinishedPage, accepted?: string | string[]) {
  if (body.length < MIN_COMPRESSED || !accepted) return undefined;
  const encoding = negotiator.negotiate(String(accepted));
  return encoding === 'br' || encoding === 'gzip' ? encoding : undefined;
}
