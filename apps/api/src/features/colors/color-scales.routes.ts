import { ScaleAnswer, ScaleQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { scaleColor } from './color-scales.service.ts';

const answers = { 304: NotModified };

/** Scales of one color. */
export const colorScaleRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/scale', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'scaleColor',
      summary: 'Make a scale of a color',
      description:
        'Returns tints, shades or tones, or a design-system ramp (50 to 950), in even OKLab steps.',
      querystring: ScaleQuery,
      response: { 200: ScaleAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(scaleColor(request.query));
    },
  });
};
