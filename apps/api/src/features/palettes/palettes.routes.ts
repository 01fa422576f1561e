import { PaletteList, PaletteListQuery, PaletteStats } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../plugins/errors.ts';
import type { PaletteService } from './palettes.service.ts';

const tags = ['Palettes'];

export const paletteRoutes: FastifyPluginAsyncZod<{ service: PaletteService }> = async (
  app,
  { service },
) => {
  app.get('/palettes', {
    schema: {
      operationId: 'listPalettes',
      summary: 'List public palettes',
      description:
        'One page. While there are more, the `Link` header names the next with `rel="next"`; ' +
        '`X-Total-Count` is the number of palettes on all pages.',
      tags,
      querystring: PaletteListQuery,
      response: { 200: PaletteList, ...errorAnswers(400, 500, 503) },
    },
    handler: async (request, reply) => {
      const { palettes, total, next } = await service.list(request.query);
      reply.header('x-total-count', total);
      if (next) reply.header('link', `<${withCursor(request.url, next)}>; rel="next"`);
      return palettes;
    },
  });

  app.get('/palettes/stats', {
    schema: {
      operationId: 'getPaletteStats',
      summary: 'Count palettes',
      description: 'The number of public palettes, and of those with more than 20 and 50 likes.',
      tags,
      response: { 200: PaletteStats, ...errorAnswers(400, 500, 503) },
    },
    handler: () => service.stats(),
  });
};

/** The same address on the page that a cursor opens. Relative, so proxies cannot spoil it. */
function withCursor(address: string, cursor: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.set('cursor', cursor);
  return `${pathname}?${searchParams}`;
}
