import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

import { AppError } from '../../app-error.ts';

/**
 * Receives a body into memory of its own, which may be moved to a thread. Memory of the declared
 * length is filled as bytes arrive: joining 20 MiB when they are all there holds the event loop for
 * 10 ms.
 *
 * @param most The limit in bytes.
 * @param tooLarge Makes the error for a longer body.
 */
export async function receiveBody(
  { headers }: FastifyRequest,
  payload: Readable,
  most: number,
  tooLarge: () => AppError,
): Promise<Buffer<ArrayBuffer>> {
  const declared = headers['content-length'];
  const size = Number(declared ?? 0);
  if (!(size >= 0)) throw wrongLength();
  if (size > most) throw tooLarge();
  const whole = declared === undefined ? undefined : Buffer.allocUnsafeSlow(size);
  const chunks: Buffer[] = [];
  let length = 0;
  // A stream that is destroyed takes its connection with it, and so the refusal.
  const arriving: AsyncIterable<Buffer> = payload.iterator({ destroyOnReturn: false });
  for await (const chunk of arriving) {
    if (length + chunk.length > most) throw tooLarge();
    if (whole) chunk.copy(whole, length);
    else chunks.push(chunk);
    length += chunk.length;
  }
  if (whole && length !== whole.length) throw wrongLength();
  return whole ?? join(chunks, length);
}

const wrongLength = () =>
  new AppError('bad_request', 'The body is not as long as its Content-Length says');

/** As Buffer.concat does, which puts short bodies into memory that others share. */
function join(chunks: readonly Buffer[], length: number): Buffer<ArrayBuffer> {
  const whole = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(whole, at);
  return whole;
}
