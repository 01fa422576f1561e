import * as contract from '@swatchwork/contract';
import type { Routes } from '../../../http/routes.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf } from '../../../plugins/guard/auth.ts';
import type { PaletteSavingService } from './palette-saving.service.ts';

/** Calls by which owners save, change, delete and restore palettes. */
export const paletteSavingRoutes: Routes<PaletteSavingService> = async (app, { service }) => {
  app.post('/palettes', {
    config: { access: 'account', changesPages: ['palettes'] },
    schema: {
      operationId: 'savePalette',
      summary: 'Save a palette',
      description:
        'Saves 2 to 10 colors in the account. The palette is public unless `isPublic` is false.',
      body: contract.SavePaletteRequest,
      response: { 201: contract.Palette, ...errorAnswers(409) },
    },
    handler: async (request, reply) => {
      const palette = await service.save(request.body, accountOf(request));
      request.pagesUnchanged = !palette.isPublic;
      return reply.code(201).send(palette);
    },
  });

  app.patch('/palettes/:id', {
    config: { access: 'account', changesPages: ['palettes', 'items'] },
    schema: {
      operationId: 'changePalette',
      summary: 'Change a palette',
      description: 'For the owner. Omitted fields stay unchanged.',
      params: contract.PaletteId,
      body: contract.ChangePaletteRequest,
      response: { 200: contract.ChangedPalette },
    },
    handler: async (request) => {
      const { id } = request.params;
      const { palette, wasPublic } = await service.change(id, request.body, accountOf(request));
      request.pagesUnchanged = !wasPublic && !palette.isPublic;
      return palette;
    },
  });

  app.delete('/palettes/:id', {
    config: { access: 'account', changesPages: ['palettes', 'items'] },
    schema: {
      operationId: 'deletePalette',
      summary: 'Delete a palette',
      description:
        'For the owner. The owner can restore it within an hour; after that it is deleted permanently, with its likes. What an admin deletes for others is deleted at once.',
      params: contract.PaletteId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      const wasPublic = await service.delete(request.params.id, accountOf(request));
      request.pagesUnchanged = !wasPublic;
      return { ok: true as const };
    },
  });

  app.post('/palettes/:id/restore', {
    config: { access: 'account', changesPages: ['palettes', 'items'] },
    schema: {
      operationId: 'restorePalette',
      summary: 'Restore a deleted palette',
      description:
        'For the owner, within an hour after deletion. It is restored with its id, likes and visibility.',
      params: contract.PaletteId,
      response: { 200: contract.Palette, ...errorAnswers(409) },
    },
    handler: async (request) => {
      const palette = await service.restore(request.params.id, accountOf(request));
      request.pagesUnchanged = !palette.isPublic;
      return palette;
    },
  });
};
