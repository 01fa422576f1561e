import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AppError } from '../../app-error.ts';

/** A body of up to so many times the limit is received and discarded. */
const RECEIVED = 2;

/**
 * Refuses a body by its declared length, before it is read. A body that is a little too long is
 * received nevertheless: most programs read the answer only after they have sent everything, and
 * never see it if the connection closes before. For a body that is far too long the connection is
 * closed.
 *
 * @param most The limit in bytes.
 */
export function refuseLongBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  most: number,
  refusal: () => AppError,
): void {
  const length = Number(headers['content-length'] ?? 0);
  if (length <= most) return;
  if (length > RECEIVED * most) reply.header('connection', 'close');
  throw refusal();
}
