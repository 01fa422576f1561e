import type { FastifyInstance, FastifyReply } from 'fastify';

import { isInMemory } from '../../http/in-memory-fetch.ts';

/**
 * Sends answers together, once the event loop has processed all requests of this turn. Each write
 * wakes the client, which costs up to 30 µs; further writes right after it find the client awake. A
 * single answer in its turn is not delayed, and an answer to a request in memory, for a page, is
 * sent at once.
 */
export function addSendTogether(app: FastifyInstance): void {
  let answers: (() => void)[] = [];

  const sendAll = () => {
    const ready = answers;
    answers = [];
    for (const send of ready) send();
  };

  app.addHook('onSend', (request, reply, payload, done) => {
    if (isInMemory(request)) return done(null, payload);
    if (answers.length === 0) setImmediate(sendAll);
    answers.push(() => sendSafely(reply, () => done(null, payload), done));
  });
}

/**
 * Sends an answer, or else its error. No other code catches an error here: it would end the
 * process, and the other answers of this turn would not be sent.
 */
function sendSafely(reply: FastifyReply, send: () => void, fail: (error: Error) => void): void {
  try {
    send();
  } catch (error) {
    try {
      fail(error instanceof Error ? error : new Error(String(error)));
    } catch (again) {
      reply.log.error({ err: again }, 'an answer could not be sent');
      reply.raw.destroy();
    }
  }
}
