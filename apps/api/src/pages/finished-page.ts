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

const REQUEST_ID = 'x-request-id';

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
  /** What was compressed already, or is being compressed. */
  forms: Partial<Record<Encoding | 'identity', Form | Promise<Form>>>;
};

type Form = {
  /** Compressed, bytes as characters from 0 to 255: out in one write with the head, where a buffer needs two. */
  body: string | Buffer;
  headers: Record<string, string | number>;
  /** Names and values in turn as Node takes them, once they are known: all but that of the request. */
  head?: string[];
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
  const form = page.forms[encoding] ?? makeForm(page, encoding);
  if (!(form instanceof Promise)) return writeForm(page, form, reply);
  return form.then((ready) => {
    writeForm(page, ready, reply);
    return reply;
  });
}

/**
 * Past Fastify, whose way to a plain answer is longer than all the rest; logs and counts see it all
 * the same. What hooks have set is the same for every request, its id excepted, so that the head is
 * put together once.
 */
function writeForm({ status }: FinishedPage, form: Form, reply: FastifyReply): undefined {
  form.head ??= Object.entries({ ...reply.getHeaders(), ...form.headers })
    .filter(([name]) => name !== REQUEST_ID)
    .flatMap(([name, value]) => [name, String(value)]);
  reply.hijack();
  reply.raw.writeHead(status, [...form.head, REQUEST_ID, reply.request.id]);
  reply.raw.end(form.body, 'latin1');
}

function makeForm(page: FinishedPage, encoding: Encoding | 'identity'): Form | Promise<Form> {
  const keep = (form: Form) => {
    page.forms[encoding] = form;
    return form;
  };
  const headers = { ...page.headers, 'content-length': page.body.length };
  if (encoding === 'identity') return keep({ body: page.body, headers });

  const compressing = ENCODERS[encoding](page.body).then((bytes) =>
    keep({
      body: bytes.toString('latin1'),
      headers: { ...headers, 'content-length': bytes.length, 'content-encoding': encoding },
    }),
  );
  page.forms[encoding] = compressing;
  return compressing;
}

function chooseEncoding({ body }: FinishedPage, accepted?: string | string[]) {
  if (body.length < MIN_COMPRESSED || !accepted) return 'identity';
  const encoding = negotiator.negotiate(String(accepted));
  return encoding === 'br' || encoding === 'gzip' ? encoding : 'identity';
}
