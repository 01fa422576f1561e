import type { FastifyInstance } from 'fastify';

import { atTurnEnd } from '../turn-end.ts';

/** Sends the answers to all requests that were waiting together, not one after the other. */
export function addSendTogether(app: FastifyInstance): void {
  app.addHook('onSend', (_request, _reply, payload, done) => {
    atTurnEnd(() => {
      try {
        done(null, payload);
      } catch (error) {
        // A header that cannot be sent, say: out here nobody else would catch it.
        done(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}
