import { StatusAnswer } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../plugins/answers/errors.ts';
import type { StatusService } from './status.service.ts';

export const statusRoutes: FastifyPluginAsyncZod<{ service: StatusService }> = async (
  app,
  { service },
) => {
  app.get('/admin/status', {
    config: { access: 'admin' },
    schema: {
      operationId: 'readStatus',
      summary: 'Read the server status',
      description:
        'For admins. Load, database, limits, page cache, image queue, mail and versions of the instance that responds. Takes a quarter of a second.',
      tags: ['Administration'],
      response: { 200: StatusAnswer, ...errorAnswers(401, 403, 500, 503) },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.read();
    },
  });
};
