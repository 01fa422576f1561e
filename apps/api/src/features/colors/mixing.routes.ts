import { GradientAnswer, GradientQuery, MixAnswer, MixQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { makeGradient, mix } from './mixing.service.ts';

const answers = { 304: NotModified };

/** Colors between colors. */
export const mixingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/mix', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'mixColors',
      summary: 'Mix two colors',
      description: 'Returns a mixture of two colors as CSS `color-mix()` does, mapped into sRGB.',
      querystring: MixQuery,
      response: { 200: MixAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(mix(request.query));
    },
  });

  app.get('/colors/gradient', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'makeGradient',
      summary: 'Make a gradient',
      description:
        'Returns evenly spaced colors of a gradient through the given colors, interpolated in a color space of your choice.',
      querystring: GradientQuery,
      response: { 200: GradientAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(makeGradient(request.query));
    },
  });
};
