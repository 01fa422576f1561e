import * as contract from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { answerPage } from '../../../plugins/answers/paging.ts';
import { accountOf } from '../../../plugins/guard/auth.ts';
import { thingOf } from '../../things/things.ts';
import type { QueueService } from '../queue/queue.service.ts';
import type { ActsService } from './acts.service.ts';

/** Acts that change nothing that pages show. */
const KEEPING_PAGES: readonly string[] = ['dismiss', 'keep', 'forbid', 'allow'];

/** Calls of moderators, who are the admins. */
export const moderationRoutes: FastifyPluginAsyncZod<{
  acts: ActsService;
  queue: QueueService;
}> = async (app, { acts, queue }) => {
  app.get('/admin/moderation', {
    config: { access: 'admin' },
    schema: {
      operationId: 'readModerationQueue',
      summary: 'Read the moderation queue',
      description:
        'For admins. Palettes, themes and projects with open reports, most reports first, and acts that authors have answered.',
      response: { 200: contract.ModerationQueue },
    },
    handler: () => queue.read(),
  });

  app.get('/admin/moderation/palettes/:id', {
    config: { access: 'admin' },
    schema: {
      operationId: 'findModeratedPalette',
      summary: 'Find a palette to moderate',
      description: 'For admins. Returns a public or hidden palette with its author and reports.',
      params: contract.PaletteAddress,
      response: { 200: contract.ModeratedPaletteAnswer },
    },
    handler: (request) => queue.find(request.params.id),
  });

  app.get('/admin/moderation/shared/:id', {
    config: { access: 'admin' },
    schema: {
      operationId: 'findModeratedShared',
      summary: 'Find a theme or a project to moderate',
      description:
        'For admins. Returns a public or hidden theme or project with its author and reports.',
      params: contract.SharedId,
      response: { 200: contract.ModeratedSharedAnswer },
    },
    handler: (request) => queue.findShared(request.params.id),
  });

  app.get('/admin/moderation/acts', {
    config: { access: 'admin' },
    schema: {
      operationId: 'listModerationActs',
      summary: 'List moderation acts',
      description:
        'For admins. The audit trail, newest first. `Link` contains the next page, if there is one, and `X-Total-Count` the total number.',
      querystring: contract.PageQuery,
      response: { 200: contract.ModerationActList },
    },
    handler: async (request, reply) => answerPage(request, reply, await acts.list(request.query)),
  });

  app.post('/admin/moderation/acts', {
    config: { access: 'admin', changesPages: ['data'] },
    schema: {
      operationId: 'moderate',
      summary: 'Moderate a palette, a theme, a project or an account',
      description:
        'For admins. Each act becomes an entry of the audit trail. `kind` describes the acts.',
      body: contract.ActRequest,
      response: { 200: contract.ActAnswer, ...errorAnswers(404, 409) },
    },
    handler: async (request) => {
      const { kind } = request.body;
      request.pagesUnchanged = KEEPING_PAGES.includes(kind);
      request.changedKeys = keysOfOrder(request.body);
      return acts.act(request.body, accountOf(request));
    },
  });
};

/** What an order changes: one thing with the lists that hold it, or whatever else there is. */
function keysOfOrder(order: contract.ActOrder): string[] {
  const thing = thingOf(order);
  return thing ? ['palettes', 'projects', 'items', thing.id] : ['data'];
}
