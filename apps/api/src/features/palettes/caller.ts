import { createHmac } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { toCallerKey, toNeighborhood } from '../../http/client-address.ts';
import type { Account } from '../../plugins/guard/auth.ts';

/** The caller, as far as the request tells. */
export interface Caller {
  account: Account | null;
  /** The random id that a browser stores. */
  visitor: string | undefined;
  /** The caller's IPv4 address or IPv6 network. */
  address: string;
}

/** Somebody who likes or reports: an account, or a visitor by an id of 16 to 64 characters. */
export type Person = { userId: string } | { visitorId: string };

export type IdentifyPerson = (caller: Caller) => Promise<Person>;

/** The caller of a route with `VisitorHeaders`. */
export function callerOf(request: FastifyRequest): Caller {
  const visitor = request.headers['x-visitor'];
  return {
    account: request.account,
    visitor: typeof visitor === 'string' ? visitor : undefined,
    address: toCallerKey(request.ip),
  };
}

/** A keyed hash of the network around an address, from which neither can be derived. */
export type MarkNetwork = (address: string) => Promise<string>;

/**
 * @param readSecret As for {@link createIdentifyPerson}.
 */
export function createMarkNetwork(readSecret: () => Promise<string>): MarkNetwork {
  let secret: string | undefined;
  return async (address) => {
    secret ??= await readSecret();
    const hash = createHmac('sha256', secret).update(toNeighborhood(address));
    return hash.digest('base64url').slice(0, 16);
  };
}

/**
 * Tells persons apart. Visitors without an id are told apart by a keyed hash of their address, from
 * which the address cannot be derived.
 *
 * @param readSecret Reads a random key, which is the same for all instances and after a restart.
 */
export function createIdentifyPerson(readSecret: () => Promise<string>): IdentifyPerson {
  let secret: string | undefined;
  return async ({ account, visitor, address }) => {
    if (account) return { userId: account.id };
    if (visitor) return { visitorId: visitor };
    secret ??= await readSecret();
    return { visitorId: createHmac('sha256', secret).update(address).digest('hex') };
  };
}
