import { GradientAnswer, GradientQuery, MixAnswer, MixQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { makeGradient, mix } from './mixing.service.ts';

const tags = ['Colors'];
const answers = { 304: NotModified, ...errorAnswers(400, 500) };

/** Colors between colors. */
export const mixingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/mix', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'mixColors',
      summary: 'Mix two colors',
      description: 'Returns a mixture of two colors as CSS `color-mix()` does, mapped into sRGB.',
      tags,
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
      tags,
      querystring: GradientQuery,
      response: { 200: GradientAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(makeGradient(request.query));
    },
  });
};
