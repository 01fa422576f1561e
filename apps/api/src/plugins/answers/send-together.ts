import type { FastifyInstance } from 'fastify';
import { isInMemory } from '../../http/in-memory-fetch.ts';
import { atTurnEnd } from '../../http/turn-end.ts';

/**
 * Sends the answers to all requests that were waiting together, not one after the other; what the
 * server asks itself, for a page, is answered at once.
 */
export function addSendTogether(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (isInMemory(request)) return done(null, payload);
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
