import type { ErrorCode, ExtractAnswer } from '@swatchwork/contract';
import type { ExtractErrorCode } from '@swatchwork/extract';

import { AppError } from '../../app-error.ts';
import { JobEnded } from '../../workers/worker-pool.ts';
import { DECODING_BYTES, type ImagePool } from './image-pool.ts';
import type { SearchOptions } from './image-worker.ts';

const REFUSALS: Record<ExtractErrorCode, ErrorCode> = {
  fully_transparent: 'image_transparent',
  unsupported_type: 'unsupported_media_type',
  too_many_pixels: 'image_too_large',
  damaged: 'image_unreadable',
  too_slow: 'image_unreadable',
};

export type ImageColorsService = ReturnType<typeof createImageColorsService>;

/** Extracts the colors of uploaded pictures. */
export function createImageColorsService(pool: ImagePool) {
  async function extractWithin(image: Uint8Array, options: SearchOptions) {
    // Moved with the form around it. Forms have memory of their own, see receiveBody.
    const sent = image as Uint8Array<ArrayBuffer>;
    const priced = await pool.run('priceImage', sent, { transfer: [sent.buffer] });
    if ('refusal' in priced) return priced;
    const { file, bytes } = priced;
    if (bytes > DECODING_BYTES) throw refuse('image_too_large', tooMuchMemory(bytes));
    const order = { price: bytes, transfer: [file.buffer] };
    return pool.run('extractColors', { file, ...options }, order);
  }

  return {
    /** Refuses a picture before it is received if the pool is full. */
    takeSlot: pool.takeSlot,

    /** Answers the colors of one picture, the largest share first. */
    async extract(image: Uint8Array, options: SearchOptions): Promise<ExtractAnswer> {
      if (image.length === 0) throw refuse('image_unreadable', 'The file is empty');
      const result = await extractWithin(image, options).catch((error) => {
        if (!(error instanceof JobEnded) || error.code === 'overloaded') throw error;
        throw refuse(REFUSALS.too_slow, 'The image takes too long to decode');
      });
      if ('refusal' in result) {
        throw refuse(REFUSALS[result.refusal.code], result.refusal.message);
      }
      const { swatches } = result;
      return { colors: swatches.map(({ hex }) => hex), swatches };
    },
  };
}

function tooMuchMemory(bytes: number): string {
  const [takes, most] = [bytes, DECODING_BYTES].map((n) =>
    Math.round(n / 1e6).toLocaleString('en'),
  );
  return `Decoding the image takes ${takes} MB of memory, more than the limit of ${most} MB. Send it with fewer pixels or in another format`;
}

const refuse = (code: ErrorCode, message: string) =>
  new AppError(code, `image: ${message}`, [{ field: 'image', message }]);
