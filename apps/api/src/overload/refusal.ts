import type { IncomingMessage, ServerResponse } from 'node:http';

import { LIMITS } from '@swatchwork/contract';

import type { AppError } from '../app-error.ts';
import { READABLE } from '../plugins/answers/cross-origin.ts';
import { errorBody, STATUS } from '../plugins/answers/errors.ts';

const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Answers a request before any work is done for it: no route is found, no body is read and no line
 * is logged, so that a refusal costs a fraction of the cheapest answer.
 *
 * @param page For people; programs get the error body of the API.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { error, id, page }: { error: AppError; id: string; page?: string | undefined },
): void {
  const body = page ?? JSON.stringify(errorBody(error, id));
  const { retryAfterSeconds } = error;
  response.on('error', () => undefined); // the client may be gone
  response.writeHead(STATUS[error.code], {
    ...HEADERS,
    ...(page === undefined && READABLE),
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    // Without closing, a long body would arrive to its end and be discarded.
    ...(isLong(request) && { connection: 'close' }),
  });
  response.end(body);
}

function isLong({ headers }: IncomingMessage): boolean {
  const isOfUnknownLength = headers['transfer-encoding'] !== undefined;
  return isOfUnknownLength || Number(headers['content-length'] ?? 0) > LIMITS.jsonBody;
}
