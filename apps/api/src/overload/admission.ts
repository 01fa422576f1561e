import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LIMITS } from '@swatchwork/contract';

import { AppError } from '../app-error.ts';
import { READABLE } from '../plugins/answers/cross-origin.ts';
import { errorBody, STATUS } from '../plugins/answers/errors.ts';
import { createBusyLoop } from './busy-loop.ts';
import { busyPage, overloaded } from './overloaded.ts';

/** Node would silently drop headers beyond its own limit. */
export const MOST_HEADERS = 100;

const tooManyHeaders = new AppError(
  'headers_too_large',
  `There are more than ${MOST_HEADERS} headers`,
);

const twoHosts = new AppError('bad_request', 'There is more than one Host header');

/** A health check must not take a busy instance for a dead one. */
const ALWAYS_ANSWERED = ['/healthz', '/readyz'];

/**
 * Files of a page that was admitted: without one of its scripts the page shows but does not work.
 */
const PARTS = '/assets/';

const IS_FOR_PROGRAMS = /^\/(?:api|mcp)(?:[/?]|$)/;

export type Admission = ReturnType<typeof createAdmission>;

/**
 * The check that every request over a connection passes first. Requests that the server makes in
 * memory have no connection, and are not checked here.
 *
 * @param isFull Called for each request, with its connection and its caller.
 */
export function createAdmission(
  isFull: (connection: object, caller: string) => boolean = createBusyLoop(),
) {
  let shed = 0;
  return {
    /** How many requests were refused because of overload. */
    shed: () => shed,

    /**
     * @param createId Names a request that is refused.
     * @param isBehindProxy Whether the last address of `X-Forwarded-For` is the caller.
     */
    guard(
      handle: RequestListener,
      createId: (request: IncomingMessage) => string,
      isBehindProxy = false,
    ) {
      const listener: RequestListener = (request, response) => {
        const { url = '', rawHeaders } = request;
        if (rawHeaders.length > 2 * MOST_HEADERS) {
          refuse(request, response, { error: tooManyHeaders, id: createId(request) });
        } else if (rawHeaders.filter(isHostName).length > 1) {
          refuse(request, response, { error: twoHosts, id: createId(request) });
        } else if (
          isFull(request.socket, callerOf(request, isBehindProxy)) &&
          !isAlwaysAnswered(url)
        ) {
          shed++;
          const page = IS_FOR_PROGRAMS.test(url) ? undefined : busyPage;
          refuse(request, response, { error: overloaded, id: createId(request), page });
        } else {
          handle(request, response);
        }
      };
      return listener;
    },
  };
}

/**
 * A rough key, because every request needs one: clients behind one proxy share its key, and are
 * refused together.
 */
function callerOf({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  if (typeof forwarded !== 'string') return socket.remoteAddress ?? '';
  return forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
}

/** Names of headers have even indexes, and their values follow them. */
const isHostName = (text: string, at: number) =>
  at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';

const isAlwaysAnswered = (url: string) => ALWAYS_ANSWERED.includes(url) || url.startsWith(PARTS);

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
function refuse(
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
