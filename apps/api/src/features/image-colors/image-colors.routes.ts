import { ExtractAnswer, ExtractRequest } from '@swatchwork/contract';
import { toCallerKey } from '../../http/client-address.ts';
import { isInMemory } from '../../http/in-memory-fetch.ts';
import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import type { ImageColorsService } from './image-colors.service.ts';
import { addImageForm } from './image-form.ts';

/** Extracts the colors of pictures; no picture is stored. */
export const imageColorRoutes: Routes<ImageColorsService> = async (app, { service }) => {
  // After the request is counted, and before the first byte of a picture is read, so that uploads
  // in progress are bounded as well. A form of a page has had its slot since it began to arrive.
  app.addHook('preParsing', async (request, reply) => {
    if (!isInMemory(request))
      service.takeSlot(toCallerKey(request.ip)).keepUntilAnswered(reply.raw);
  });
  await addImageForm(app);

  app.post('/colors/extract', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'extractColors',
      summary: 'Find the colors of an image',
      description:
        'Returns the colors that represent an image best, including small accents, or its balanced, vivid, muted or accent colors. A `region` limits the search to a part of it. EXIF orientation and ICC profiles are respected; a color outside sRGB has `css` beside its hex. The image is not stored.',
      consumes: ['multipart/form-data'],
      body: ExtractRequest,
      response: {
        200: ExtractAnswer,
        ...errorAnswers('image_too_large', 'image_unreadable', 'image_transparent'),
      },
    },
    handler({ body: { image, ...options } }) {
      return service.extract(image, options);
    },
  });
};
