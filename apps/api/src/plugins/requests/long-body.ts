import type { FastifyReply, FastifyRequest } from 'fastify';

import type { AppError } from '../../app-error.ts';

/** A body of up to so many bytes is received and discarded. */
const DISCARDED = 64 * 1024 * 1024;

/**
 * Refuses a body by its declared length, before it is read. Most bodies that are too long are
 * received nevertheless: programs read the answer only after they have sent everything, and never
 * see it if the connection closes before. For a body that is far too long the connection is closed.
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
  if (length > DISCARDED) reply.header('connection', 'close');
  throw refusal();
}
