import type { FastifyInstance } from 'fastify';

/** How often what can no longer be restored is deleted for good, in milliseconds. */
export const PURGE_MS = 10 * 60_000;

/**
 * Calls a purge regularly until the app closes. One that fails is logged, and made up for by the
 * next.
 */
export function purgeRegularly(app: FastifyInstance, what: string, purge: () => Promise<void>) {
  const attempt = () =>
    purge().catch((err: unknown) => app.log.warn({ err }, `${what} are purged later`));
  const purging = setInterval(attempt, PURGE_MS).unref();
  app.addHook('onClose', async () => clearInterval(purging));
}
