import * as contract from '@swatchwork/contract';

import type { Routes } from '../../../http/routes.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf } from '../../../plugins/guard/auth.ts';
import type { SavedThemeService } from './saved-themes.service.ts';

/** Calls by which accounts keep themes, and everyone opens public ones. */
export const savedThemeRoutes: Routes<SavedThemeService> = async (app, { service }) => {
  app.get('/themes/saved', {
    config: { access: 'account' },
    schema: {
      operationId: 'listSavedThemes',
      summary: 'List your saved themes',
      description: 'All your themes, including private ones, newest first.',
      response: { 200: contract.SavedThemeList },
    },
    handler: (request) => service.list(accountOf(request).id),
  });

  app.post('/themes/saved', {
    config: { access: 'account', changesPages: false },
    schema: {
      operationId: 'saveTheme',
      summary: 'Save a theme',
      description:
        'Saves the input of a theme in the account. Everyone with the link can open it unless `isPublic` is false.',
      body: contract.SaveThemeRequest,
      response: { 201: contract.SavedTheme, ...errorAnswers(409) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await service.save(request.body, accountOf(request))),
  });

  app.get('/themes/saved/:id', {
    config: { access: 'visitor or account', shows: [] },
    schema: {
      operationId: 'getSavedTheme',
      summary: 'Read a saved theme',
      description: 'A private theme is returned only to its owner.',
      params: contract.SavedThemeId,
      response: { 200: contract.SavedTheme },
    },
    handler: ({ params, account }) => service.read(params.id, account),
  });

  app.patch('/themes/saved/:id', {
    config: { access: 'account', changesPages: ['items'] },
    schema: {
      operationId: 'changeSavedTheme',
      summary: 'Change a saved theme',
      description: 'For the owner. Omitted fields stay unchanged; `input` is replaced completely.',
      params: contract.SavedThemeId,
      body: contract.ChangeThemeRequest,
      response: { 200: contract.SavedTheme },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { theme, wasPublic } = await service.change(id, request.body, accountOf(request));
      request.pagesUnchanged = !wasPublic && !theme.isPublic;
      return theme;
    },
  });

  app.delete('/themes/saved/:id', {
    config: { access: 'account', changesPages: ['items'] },
    schema: {
      operationId: 'deleteSavedTheme',
      summary: 'Delete a saved theme',
      description:
        'For the owner. The owner can restore it within an hour; after that it is deleted permanently. What an admin deletes for others is deleted at once.',
      params: contract.SavedThemeId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      const wasPublic = await service.delete(request.params.id, accountOf(request));
      request.pagesUnchanged = !wasPublic;
      return { ok: true as const };
    },
  });

  app.post('/themes/saved/:id/restore', {
    config: { access: 'account', changesPages: ['items'] },
    schema: {
      operationId: 'restoreSavedTheme',
      summary: 'Restore a deleted theme',
      description:
        'For the owner, within an hour after deletion. It is restored with its id and visibility.',
      params: contract.SavedThemeId,
      response: { 200: contract.SavedTheme, ...errorAnswers(409) },
    },
    handler: async (request) => {
      const theme = await service.restore(request.params.id, accountOf(request));
      request.pagesUnchanged = !theme.isPublic;
      return theme;
    },
  });
};
