import type { FastifyInstance } from 'fastify';

/** How often what can no longer be restored is deleted for good, in milliseconds. */
export const PURGE_MS = 10 * 60_000;

/**
 * Calls some work regularly until the app closes. What fails is logged, and made up for by the next
 * call.
 */
export function workRegularly(
  app: FastifyInstance,
  failure: string,
  work: () => Promise<void>,
  everyMs = PURGE_MS,
) {
  const attempt = () => work().catch((err: unknown) => app.log.warn({ err }, failure));
  const working = setInterval(attempt, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(working));
}
