import { ExtractAnswer, ExtractRequest } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../plugins/errors.ts';
import type { ImageColorsService } from './image-colors.service.ts';
import { addImageForm } from './image-form.ts';

/** Pictures in, colors out; nothing is kept. */
export const imageColorRoutes: FastifyPluginAsyncZod<{ service: ImageColorsService }> = async (
  app,
  { service },
) => {
  // Before the first byte of a picture is taken, so that uploads under way are bounded as well.
  app.addHook('onRequest', async (_request, reply) => {
    const seat = service.takeSeat();
    reply.raw.once('close', seat.leave);
    reply.raw.once('finish', seat.leave); // of requests in memory
  });
  await addImageForm(app);

  app.post('/colors/extract', {
    config: { changesPages: false },
    schema: {
      operationId: 'extractColors',
      summary: 'Find the colors of an image',
      description:
        'Answers the colors that stand best for a picture, small accents included. Orientation and color profile are respected. The picture is not kept.',
      tags: ['Colors'],
      consumes: ['multipart/form-data'],
      body: ExtractRequest,
      response: {
        200: ExtractAnswer,
        ...errorAnswers(400, 413, 'image_too_large', 415, 500, 503, 'overloaded'),
        ...errorAnswers('image_unreadable', 'image_transparent'),
      },
    },
    handler: (request) => service.extract(request.body.image, request.body.count),
  });
};
