import {
  Palette,
  PaletteAddress,
  PaletteId,
  PaletteList,
  PaletteListQuery,
  PaletteStats,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { linkToNext } from '../../../plugins/answers/paging.ts';
import type { PaletteService } from './palettes.service.ts';

const tags = ['Palettes'];

export const paletteRoutes: FastifyPluginAsyncZod<{ service: PaletteService }> = async (
  app,
  { service },
) => {
  app.get('/palettes', {
    config: { access: 'visitor or account', shows: ['palettes'] },
    schema: {
      operationId: 'listPalettes',
      summary: 'List public palettes',
      description:
        'One page. While there are more, the `Link` header names the next with `rel="next"`; ' +
        '`X-Total-Count` is the number of palettes on all pages. Beyond 1,000 it may be some ' +
        'minutes old, and a search by words or by what palettes are good for says ' +
        '`X-Total-Count-Relation: at-least`. ' +
        'With a `color` the palettes of the 120 nearest colors are found; with several, those of them ' +
        'that hold a color near each (ΔE OK of 0.1 at most).',
      tags,
      querystring: PaletteListQuery,
      response: { 200: PaletteList, ...errorAnswers(400, 500, 503) },
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
        'The number of public palettes, and of those with more than 20 and 50 likes that count. ' +
        'Beyond 1,000 a number may be some minutes old.',
      tags,
      response: { 200: PaletteStats, ...errorAnswers(400, 500, 503) },
    },
    handler: () => service.stats(),
  });

  app.get('/palettes/:id', {
    config: { access: 'visitor or account', shows: [] },
    schema: {
      operationId: 'getPalette',
      summary: 'Read a palette',
      description: 'A private one is there for its owner alone.',
      tags,
      params: PaletteAddress,
      response: { 200: Palette, ...errorAnswers(400, 404, 500, 503) },
    },
    handler: ({ params, account }) => service.read(params.id, account),
  });

  app.get('/palettes/:id/similar', {
    config: { access: 'visitor or account', shows: [] },
    schema: {
      operationId: 'listSimilarPalettes',
      summary: 'List palettes like one',
      description: 'Up to six public palettes with the most similar colors, nearest first.',
      tags,
      params: PaletteId,
      response: { 200: PaletteList, ...errorAnswers(400, 404, 500, 503) },
    },
    handler: ({ params, account }) => service.similar(params.id, account),
  });
};
