import { VisionAnswer, VisionQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { cacheable, NotModified } from '../../plugins/answers/cacheable.ts';
import { seeColors } from './vision.service.ts';

const answers = { 304: NotModified };

/** Simulates color-vision deficiencies. */
export const visionRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/colors/vision', {
    config: { access: 'anyone' },
    ...cacheable,
    schema: {
      operationId: 'simulateVision',
      summary: 'Simulate color vision deficiencies',
      description:
        'Returns how colors may look: Machado (2009) for protan and deutan, Brettel (1997) for tritan vision, luminance for achromat. This is a model, not a diagnosis.',
      querystring: VisionQuery,
      response: { 200: VisionAnswer, ...answers },
    },
    handler: (request, reply) => {
      reply.send(seeColors(request.query));
    },
  });
};
