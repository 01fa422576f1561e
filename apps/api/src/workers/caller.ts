import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

import { toShareKey } from '../http/client-address.ts';

const callers = new AsyncLocalStorage<string>();

/**
 * Whose request this code runs for: an IPv4 address or an IPv6 network. Undefined outside of
 * requests. Pools share their threads by it, so no service has to hand it on, and none can forget to.
 */
export const currentCaller = (): string | undefined => callers.getStore();

/** Runs work for a caller, as its request would. */
export const asCaller = <Result>(caller: string, work: () => Result): Result =>
  callers.run(caller, work);

/** Notes the caller of each request for what its handler starts. */
export function addCallers(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, done) => {
    asCaller(toShareKey(request.ip), done);
  });
}
