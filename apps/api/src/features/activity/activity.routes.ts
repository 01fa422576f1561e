import { ActivityList } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { ActivityService } from './activity.service.ts';

export const activityRoutes: FastifyPluginAsyncZod<{ service: ActivityService }> = async (
  app,
  { service },
) => {
  app.get('/user/activity', {
    onRequest: app.requireAccount,
    schema: {
      operationId: 'listActivity',
      summary: 'See what happened in your account',
      description:
        'Palettes and colors that you saved and likes that your palettes received: the newest ' +
        '50, newest first. Your likes of your own palettes are left out.',
      tags: ['Accounts'],
      security: [{ bearer: [] }],
      response: { 200: ActivityList, ...errorAnswers(400, 401, 500, 503) },
    },
    handler: (request) => service.list(accountOf(request).id),
  });
};
