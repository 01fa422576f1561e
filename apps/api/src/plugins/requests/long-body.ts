import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AppError } from '../../app-error.ts';

/** Times of what is allowed that are still received, to be thrown away. */
const RECEIVED = 2;

/**
 * Refuses a body by its declared length, before it is read. One that is a little too long arrives
 * nevertheless: most programs look for the answer only when they have sent all, and where the
 * connection is closed on them they never see it. One that is far too long is hung up on.
 *
 * @param most Bytes that are allowed.
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
