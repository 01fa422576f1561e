import { ActivityList } from '@swatchwork/contract';
import type { Routes } from '../../http/routes.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { ActivityService } from './activity.service.ts';

export const activityRoutes: Routes<ActivityService> = async (app, { service }) => {
  app.get('/user/activity', {
    config: { access: 'account' },
    schema: {
      operationId: 'listActivity',
      summary: 'List recent activity',
      description:
        'The 50 most recent events, newest first: palettes, themes and colors that you saved, and likes by others for your palettes.',
      response: { 200: ActivityList },
    },
    handler: (request) => service.list(accountOf(request).id),
  });
};
