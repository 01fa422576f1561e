import { AccountExport } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { AccountExportService } from './account-export.service.ts';

export const accountExportRoutes: FastifyPluginAsyncZod<{
  service: AccountExportService;
}> = async (app, { service }) => {
  app.get('/auth/me/export', {
    config: { access: 'signed-in person' },
    schema: {
      operationId: 'exportMe',
      summary: 'Export your data',
      description:
        'Everything that is stored for your account, including private palettes. Palettes that you deleted within the last hour and can still restore are left out.',
      tags: ['Accounts'],
      response: { 200: AccountExport, ...errorAnswers(400, 401, 403, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="swatchwork-account.json"');
      return service.export(accountOf(request).id);
    },
  });
};
