import type { ErrorCode, ExtractAnswer } from '@swatchwork/contract';
import type { ExtractErrorCode } from '@swatchwork/extract';

import { AppError } from '../../app-error.ts';
import type { ImagePool } from './image-pool.ts';

const RETRY_AFTER_SECONDS = 5;

const REFUSALS: Record<ExtractErrorCode, ErrorCode> = {
  fully_transparent: 'image_transparent',
  unsupported_type: 'unsupported_media_type',
  too_many_pixels: 'image_too_large',
  damaged: 'image_unreadable',
  too_slow: 'image_unreadable',
};

export type ImageColorsService = ReturnType<typeof createImageColorsService>;

/** The colours of pictures that are sent here. */
export function createImageColorsService(pool: ImagePool) {
  const expectRoom = () => {
    if (pool.hasRoom()) return;
    throw new AppError('overloaded', 'Too many images are waiting; try again soon', undefined, {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  };

  return {
    /** Refuses before a picture is received for which there would be no room. */
    expectRoom,

    /** Answers the colours of one picture, the largest share first. */
    async extract(image: Uint8Array, count: number): Promise<ExtractAnswer> {
      if (image.length === 0) throw refuse('image_unreadable', 'The file is empty');
      expectRoom();
      const result = await pool.run({ file: image, count });
      if ('refusal' in result) {
        throw refuse(REFUSALS[result.refusal.code], result.refusal.message);
      }
      const { swatches } = result;
      return { colors: swatches.map(({ hex }) => hex), swatches };
    },
  };
}

const refuse = (code: ErrorCode, message: string) =>
  new AppError(code, `image: ${message}`, [{ field: 'image', message }]);
