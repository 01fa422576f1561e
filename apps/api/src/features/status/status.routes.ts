import { StatusAnswer } from '@swatchwork/contract';

import type { Routes } from '../../http/routes.ts';
import type { StatusService } from './status.service.ts';

export const statusRoutes: Routes<StatusService> = async (app, { service }) => {
  app.get('/admin/status', {
    config: { access: 'admin' },
    schema: {
      operationId: 'readStatus',
      summary: 'Read the server status',
      description:
        'For admins. Load, database, limits, page cache, image queue, mail and versions of the instance that responds. Takes a quarter of a second.',
      response: { 200: StatusAnswer },
    },
    handler: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.read();
    },
  });
};
