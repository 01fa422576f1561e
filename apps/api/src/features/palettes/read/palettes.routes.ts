import * as contract from '@swatchwork/contract';

import type { Routes } from '../../../http/routes.ts';
import { linkToNext } from '../../../plugins/answers/paging.ts';
import type { PaletteService } from './palettes.service.ts';

export const paletteRoutes: Routes<PaletteService> = async (app, { service }) => {
  app.get('/palettes', {
    config: { access: 'visitor or account', shows: ['palettes'] },
    schema: {
      operationId: 'listPalettes',
      summary: 'List public palettes',
      description:
        'Returns one page. The `Link` header contains the next page with `rel="next"`, if there is one; `X-Total-Count` is the total number of palettes. Beyond 1,000 it may be some minutes old, and searches by words or suitability say `X-Total-Count-Relation: at-least`. With one `color` the palettes of the 120 nearest colors are returned; with several, only those that have a color near each (at most 0.1 in ΔE OK).',
      querystring: contract.PaletteListQuery,
      response: { 200: contract.PaletteList },
    },
    handler: async (request, reply) => {
      const { query, account } = request;
      const { palettes, total, isAtLeast, next } = await service.list(query, account);
      reply.header('x-total-count', total);
      if (isAtLeast) reply.header('x-total-count-relation', 'at-least');
      if (next) linkToNext(request.url, reply, next);
      return palettes;
    },
  });

  app.get('/palettes/stats', {
    config: { access: 'anyone', shows: ['palettes'] },
    schema: {
      operationId: 'getPaletteStats',
      summary: 'Count palettes',
      description:
        'Returns the number of public palettes, and of those with more than 20 and 50 counted likes. Beyond 1,000 a number may be some minutes old.',
      response: { 200: contract.PaletteStats },
    },
    handler: () => service.stats(),
  });

  app.get('/palettes/:id', {
    config: { access: 'visitor or account', shows: [] },
    schema: {
      operationId: 'getPalette',
      summary: 'Read a palette',
      description: 'A private palette is returned only to its owner.',
      params: contract.PaletteAddress,
      response: { 200: contract.Palette },
    },
    handler: ({ params, account }) => service.read(params.id, account),
  });

  app.get('/palettes/:id/similar', {
    config: { access: 'visitor or account', shows: [] },
    schema: {
      operationId: 'listSimilarPalettes',
      summary: 'List similar palettes',
      description: 'Returns up to six public palettes with the most similar colors, nearest first.',
      params: contract.PaletteId,
      response: { 200: contract.PaletteList },
    },
    handler: ({ params, account }) => service.similar(params.id, account),
  });
};
