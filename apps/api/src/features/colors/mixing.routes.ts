import { GradientAnswer, GradientQuery, MixAnswer, MixQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/cacheable.ts';
import { errorAnswers } from '../../plugins/errors.ts';
import { makeGradient, mix } from './mixing.service.ts';

const tags = ['Colours'];
const answers = { 304: NotModified, ...errorAnswers(400, 500) };

/** Colours between colours. */
export const mixingRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/mix', {
    ...cacheable,
    schema: {
      operationId: 'mixColors',
      summary: 'Mix two colours',
      description:
        'Answers the colour between two others, as `color-mix()` of CSS has it, mapped into sRGB.',
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
        'Answers colours at even distances on a way through others, mixed in a space of your choice.',
      tags,
      querystring: GradientQuery,
      response: { 200: GradientAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(makeGradient(request.query));
    },
  });
};
