import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ACCEPTABLE_ID = /^[\w.-]{8,64}$/; // nothing that could break a log line or a header

/** The last twelve digits of a UUID of version 4 are all random. */
const RANDOM_DIGITS = 12;

/**
 * Makes the id of a request for logs and answers.
 *
 * @param trustIncoming Take `x-request-id` from the request where it is well formed. Only a trusted
 *   proxy may choose ids: other clients could give two requests the same id.
 * @returns A generator of ids; its own are 12 hex digits.
 */
export function createRequestIds(trustIncoming: boolean) {
  return ({ headers }: IncomingMessage): string => {
    const sent = headers['x-request-id'];
    if (trustIncoming && typeof sent === 'string' && ACCEPTABLE_ID.test(sent)) return sent;
    return randomUUID().slice(-RANDOM_DIGITS);
  };
}
