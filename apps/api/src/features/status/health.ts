import { HealthAnswer, ReadyAnswer } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { DiskFull } from '../../db/embedded/disk-space.ts';
import type { Dependency } from '../../dependency.ts';

/**
 * `/healthz`: the process runs. `/readyz`: it can serve; 503 if not, while it closes, and where the
 * disk of the embedded database is full. A lost Redis does not prevent serving: `/readyz` reports
 * it with 200.
 */
export const healthRoutes: FastifyPluginAsyncZod<{
  database: Dependency;
  redis?: Dependency | undefined;
}> = async (app, { database, redis }) => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });

  app.get('/healthz', {
    config: { access: 'anyone' },
    schema: { hide: true, response: { 200: HealthAnswer } },
    handler: () => ({ status: 'ok' as const }),
  });

  app.get('/readyz', {
    config: { access: 'anyone' },
    schema: { hide: true, response: { 200: ReadyAnswer, 503: ReadyAnswer } },
    handler: async (_request, reply) => {
      if (closing) return reply.code(503).send({ status: 'closing' });
      const checks = {
        database: await checkDatabase(database),
        ...(redis && { redis: await checkRedis(redis) }),
      };
      const status = checks.database === 'ok' ? 'ok' : 'failed';
      return reply.code(status === 'ok' ? 200 : 503).send({ status, checks });
    },
  });
};

async function checkDatabase(database: Dependency): Promise<'ok' | 'failed' | 'disk_full'> {
  return database.ping().then(
    () => 'ok',
    (error) => (error instanceof DiskFull ? 'disk_full' : 'failed'),
  );
}

async function checkRedis(redis: Dependency): Promise<'ok' | 'failed'> {
  return redis.ping().then(
    () => 'ok',
    () => 'failed',
  );
}
