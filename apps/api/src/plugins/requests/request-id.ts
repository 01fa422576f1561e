import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ACCEPTABLE_ID = /^[\w.-]{8,64}$/; // nothing that could break a log line or a header

/**
 * Names a request in logs and answers.
 *
 * @param trustIncoming Take `x-request-id` from the request where it is well formed. Only a
 *   trusted proxy may choose ids: anyone else could make two requests look like one.
 * @returns A generator of ids; its own are 12 hex digits: six that are random, six that count.
 */
export function createRequestIds(trustIncoming: boolean) {
  const nextId = countFromRandom();
  return ({ headers }: IncomingMessage): string => {
    const sent = headers['x-request-id'];
    if (trustIncoming && typeof sent === 'string' && ACCEPTABLE_ID.test(sent)) return sent;
    return nextId();
  };
}

/** Cheaper than random bits for each; where the count ends, another random half begins. */
function countFromRandom(): () => string {
  const end = 2 ** 24;
  let half = '';
  let count = end;
  return () => {
    if (count === end) {
      half = randomBytes(3).toString('hex');
      count = 0;
    }
    return half + (count++).toString(16).padStart(6, '0');
  };
}
