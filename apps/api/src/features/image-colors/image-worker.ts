import { ExtractError, type ExtractErrorCode, extract, type Swatch } from '@swatchwork/extract';
import { decode } from '@swatchwork/extract/node';
import sharp from 'sharp';

/** What a worker is asked. */
export type ImageTask = { file: Uint8Array; count: number };

/** What it finds; an error's class would not survive the way between threads, so its code goes. */
export type ImageResult =
  | { swatches: Swatch[] }
  | { refusal: { code: ExtractErrorCode; message: string } };

sharp.cache(false); // no two pictures are the same, so what libvips keeps is only in the way

/** Decodes one picture and finds its colours: the entry of a worker thread. */
export async function extractColors({ file, count }: ImageTask): Promise<ImageResult> {
  try {
    return { swatches: extract(await decode(file), { count }) };
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
