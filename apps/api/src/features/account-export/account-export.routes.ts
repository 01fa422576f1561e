import { AccountExport } from '@swatchwork/contract';
import type { Routes } from '../../http/routes.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { AccountExportService } from './account-export.service.ts';

export const accountExportRoutes: Routes<AccountExportService> = async (app, { service }) => {
  app.get('/auth/me/export', {
    config: { access: 'signed-in person' },
    schema: {
      operationId: 'exportMe',
      summary: 'Export your data',
      description:
        'Everything that is stored for your account, including private palettes. Palettes that you deleted within the last hour and can still restore are left out.',
      response: { 200: AccountExport },
    },
    handler: async (request, reply) => {
      reply.header('content-disposition', 'attachment; filename="swatchwork-account.json"');
      return service.export(accountOf(request).id);
    },
  });
};
