import {
  ExtractError,
  type ExtractErrorCode,
  type ExtractOptions,
  extract,
  type Region,
  type Swatch,
} from '@swatchwork/extract';
import { decode, memoryOf } from '@swatchwork/extract/node';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import sharp from 'sharp';

/** The reason for a refusal; an error would lose its class between threads. */
type Refusal = { refusal: { code: ExtractErrorCode; message: string } };

/** What is asked of a picture. */
export type SearchOptions = ExtractOptions & { region?: Region | undefined };

export type PricedImage = { file: Uint8Array<ArrayBuffer>; bytes: number };

sharp.cache(false); // pictures differ, so a cache of libvips would only take memory

/**
 * The memory that decoding a picture takes, by its header; the file goes back to the caller, who
 * sends it again to be decoded.
 */
export function priceImage(file: Uint8Array<ArrayBuffer>): Promise<PricedImage | Refusal> {
  return orRefusal(async () => {
    const priced = { file, bytes: await memoryOf(file) };
    // The buffer is moved rather than copied. Piscina's types say `object` for the list of what is
    // moved, and know the wrapped value only as such: this is what arrives.
    return move({
      [transferableSymbol]: [file.buffer] as unknown as object,
      [valueSymbol]: priced,
    }) as unknown as PricedImage;
  });
}

/** Decodes one picture and finds its colors. */
export function extractColors({ file, region, ...options }: SearchOptions & { file: Uint8Array }) {
  return orRefusal<{ swatches: Swatch[] }>(async () => ({
    swatches: extract(await decode(file, region), options),
  }));
}

async function orRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ExtractError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
