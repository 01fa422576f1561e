import { StatusAnswer } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../plugins/answers/errors.ts';
import type { StatusService } from './status.service.ts';

export const statusRoutes: FastifyPluginAsyncZod<{ service: StatusService }> = async (
  app,
  { service },
) => {
  app.get('/admin/status', {
    schema: {
      operationId: 'readStatus',
      summary: 'See how the site is',
      description:
        'For admins. Of the one instance that answers: its load, database, limits, cache of ' +
        'pages, queue of pictures, mail and versions. It takes a quarter of a second.',
      tags: ['Administration'],
      security: [{ bearer: [] }],
      response: { 200: StatusAnswer, ...errorAnswers(401, 403, 500, 503) },
    },
    onRequest: app.requireAdmin,
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.read();
    },
  });
};
