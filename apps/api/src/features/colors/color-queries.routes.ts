import {
  ContrastAnswer,
  ContrastQuery,
  ConvertAnswer,
  ConvertQuery,
  HarmoniesAnswer,
  HarmoniesQuery,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { compareColors, convertColor, harmonizeColor } from './colors.service.ts';

const answers = { 304: NotModified };

/** The calls of colors.routes.ts as GETs, which caches and links can hold. */
export const colorQueryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/convert', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'convertColorFromQuery',
      summary: 'Convert a color from a link',
      description: 'The same as the POST call. The response may be cached for a day.',
      querystring: ConvertQuery,
      response: { 200: ConvertAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(convertColor(request.query.hex));
    },
  });

  app.get('/colors/harmonies', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'harmonizeColorFromQuery',
      summary: 'Find harmonies of a color from a link',
      description: 'The same as the POST call. The response may be cached for a day.',
      querystring: HarmoniesQuery,
      response: { 200: HarmoniesAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(harmonizeColor(request.query));
    },
  });

  app.get('/colors/contrast', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'compareColorsFromQuery',
      summary: 'Check the contrast of two colors from a link',
      description: 'The same as the POST call. The response may be cached for a day.',
      querystring: ContrastQuery,
      response: { 200: ContrastAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(compareColors(request.query.foreground, request.query.background));
    },
  });
};
