import * as contract from '@swatchwork/contract';
import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { SavedColorService } from './saved-colors.service.ts';

export const savedColorRoutes: Routes<SavedColorService> = async (app, { service }) => {
  app.get('/user/colors', {
    config: { access: 'account' },
    schema: {
      operationId: 'listSavedColors',
      summary: 'List your saved colors',
      description: 'All saved colors, newest first.',
      response: { 200: contract.SavedColorList },
    },
    handler: (request) => service.list(accountOf(request).id),
  });

  app.post('/user/colors', {
    config: { access: 'account', changesPages: false },
    schema: {
      operationId: 'saveColor',
      summary: 'Save a color',
      description:
        'Saving a color again updates its name and tags. Each hex is stored once: saving another `css` with the same hex replaces the color.',
      body: contract.SaveColorRequest,
      response: { 201: contract.SavedColor, ...errorAnswers(409) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await service.save(accountOf(request).id, request.body)),
  });

  app.delete('/user/colors/:id', {
    config: { access: 'account', changesPages: false },
    schema: {
      operationId: 'deleteSavedColor',
      summary: 'Delete a saved color',
      description: 'Only your own colors can be deleted; any other id returns 404.',
      params: contract.SavedColorId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      await service.delete(request.params.id, accountOf(request).id);
      return { ok: true as const };
    },
  });
};
