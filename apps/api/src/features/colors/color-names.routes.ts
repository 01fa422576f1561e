import { NamesAnswer, NamesQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { nameColor } from './color-names.service.ts';

const answers = { 304: NotModified };

/** Names of colors. */
export const colorNameRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/names', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'nameColor',
      summary: 'Find names of a color',
      description: 'Returns the nearest names in a list, with the distance of each to the color.',
      querystring: NamesQuery,
      response: { 200: NamesAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(nameColor(request.query));
    },
  });
};
