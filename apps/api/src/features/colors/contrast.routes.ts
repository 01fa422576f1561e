import {
  ContrastFixAnswer,
  ContrastFixQuery,
  MatrixAnswer,
  MatrixQuery,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { compareAll, fixColors } from './contrast.service.ts';

const answers = { 304: NotModified };

/** Contrast beyond one pair of colors. */
export const contrastRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/contrast/fix', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'fixContrast',
      summary: 'Fix the contrast of two colors',
      description:
        'Returns the nearest colors (by ΔE OK) of the same hues that reach a WCAG contrast ratio.',
      querystring: ContrastFixQuery,
      response: { 200: ContrastFixAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(fixColors(request.query));
    },
  });

  app.get('/colors/matrix', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'compareAllColors',
      summary: 'Check the contrast of all pairs',
      description: 'Returns the WCAG 2.2 contrast ratio and level of each pair in a palette.',
      querystring: MatrixQuery,
      response: { 200: MatrixAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(compareAll(request.query));
    },
  });
};
