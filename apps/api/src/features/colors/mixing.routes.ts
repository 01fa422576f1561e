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
    ...cacheable,
    schema: {
      operationId: 'mixColors',
      summary: 'Mix two colors',
      description:
        'Answers the color between two others, as `color-mix()` of CSS has it, mapped into sRGB.',
      tags,
      querystring: MixQuery,
      response: { 200: MixAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(mix(request.query));
    },
  });

  app.get('/colors/gradient', {
    ...cacheable,
    schema: {
      operationId: 'makeGradient',
      summary: 'Make a gradient',
      description:
        'Answers colors at even distances on a way through others, mixed in a space of your choice.',
      tags,
      querystring: GradientQuery,
      response: { 200: GradientAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(makeGradient(request.query));
    },
  });
};
