import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

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

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip', 'identity'] });

/** A rendered page with all that its answers need; nothing in it belongs to one caller. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Weak: the compressed forms share it. */
  etag: string;
  /** What was compressed already, or is being compressed. */
  forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
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
  reply.code(page.status).headers(page.headers);
  const known = request.headers['if-none-match'];
  if (known && page.status === 200 && isKnown(known, page.etag)) {
    reply.code(304).removeHeader('content-type').send();
    return undefined;
  }

  const encoding = chooseEncoding(page, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  const body = encoding ? (page.forms[encoding] ?? compress(page, encoding)) : page.body;
  if (body instanceof Promise) return body.then((form) => reply.send(form));
  reply.send(body);
  return undefined;
}

function compress(page: FinishedPage, encoding: Encoding): Promise<Buffer> {
  const compressing = ENCODERS[encoding](page.body).then((ready) => {
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
