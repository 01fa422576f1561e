import type { IncomingMessage, RequestListener } from 'node:http';

import { AppError } from '../app-error.ts';
import { createBusyLoop } from './busy-loop.ts';
import { busyPage, overloaded } from './overloaded.ts';
import { refuse } from './refusal.ts';

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
