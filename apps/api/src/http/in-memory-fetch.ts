import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

/** Resolves relative addresses; no connection is ever made. */
const ORIGIN = 'http://in-memory';

/** A secret of this process, so that no outside request can pass for one in memory. */
const MARK = { name: 'x-in-memory', value: randomBytes(32).toString('hex') };

/** Whether the request comes from the server itself, through a fetch made here. */
export const isInMemory = ({ headers }: FastifyRequest): boolean =>
  headers[MARK.name] === MARK.value;

/**
 * A `fetch` that calls the app itself, without a socket: for pages rendered on the server, and for
 * tests. Every request goes to this app, whatever its origin.
 *
 * @param caller Network address on whose behalf it calls: limits count there.
 */
export function createInMemoryFetch(
  app: FastifyInstance,
  caller?: string,
): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    request.signal.throwIfAborted();
    const { pathname, search } = new URL(request.url);
    const payload = request.body && (await payloadOf(request, init));
    const { statusCode, headers, rawPayload } = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), [MARK.name]: MARK.value },
      ...(caller !== undefined && { remoteAddress: caller }),
      ...(payload && { payload }),
      signal: request.signal,
    });
    // Who is hung up on while sending sees no answer, so what was not read is received nevertheless.
    if (payload instanceof Readable) await finished(payload.resume());
    return new Response(rawPayload.length > 0 ? new Uint8Array(rawPayload) : null, {
      status: statusCode,
      headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    });
  };
}

/** A stream goes on as it arrives; its creator bounds its length. */
const payloadOf = async (request: Request, init?: RequestInit) =>
  init?.body instanceof ReadableStream
    ? Readable.from(init.body, { objectMode: false })
    : Buffer.from(await request.arrayBuffer());
