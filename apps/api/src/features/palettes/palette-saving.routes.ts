import {
  ChangedPalette,
  ChangePaletteRequest,
  DoneAnswer,
  Palette,
  PaletteId,
  SavePaletteRequest,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { accountOf } from '../../plugins/auth.ts';
import { errorAnswers } from '../../plugins/errors.ts';
import type { PaletteSavingService } from './palette-saving.service.ts';

const tags = ['Palettes'];
const security = [{ bearer: [] }];

/** What the owner of palettes does. */
export const paletteSavingRoutes: FastifyPluginAsyncZod<{
  service: PaletteSavingService;
}> = async (app, { service }) => {
  app.post('/palettes', {
    schema: {
      operationId: 'savePalette',
      summary: 'Save a palette',
      description:
        'Keeps 2 to 10 colors in the account, for all to see unless `isPublic` is false.',
      tags,
      security,
      body: SavePaletteRequest,
      response: { 201: Palette, ...errorAnswers(400, 401, 403, 409, 413, 415, 429, 500, 503) },
    },
    onRequest: app.requireAccount,
    handler: async (request, reply) =>
      reply.code(201).send(await service.save(request.body, accountOf(request))),
  });

  app.patch('/palettes/:id', {
    schema: {
      operationId: 'changePalette',
      summary: 'Change a palette',
      description: 'For its owner. Fields that are left out stay as they are.',
      tags,
      security,
      params: PaletteId,
      body: ChangePaletteRequest,
      response: {
        200: ChangedPalette,
        ...errorAnswers(400, 401, 403, 404, 413, 415, 429, 500, 503),
      },
    },
    onRequest: app.requireAccount,
    handler: (request) => service.change(request.params.id, request.body, accountOf(request)),
  });

  app.delete('/palettes/:id', {
    schema: {
      operationId: 'deletePalette',
      summary: 'Delete a palette',
      description: 'For its owner. It is gone for good, with its likes.',
      tags,
      security,
      params: PaletteId,
      response: { 200: DoneAnswer, ...errorAnswers(400, 401, 403, 404, 413, 415, 500, 503) },
    },
    onRequest: app.requireAccount,
    handler: async (request) => {
      await service.delete(request.params.id, accountOf(request));
      return { ok: true as const };
    },
  });
};
