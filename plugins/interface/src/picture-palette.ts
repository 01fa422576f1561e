import { extract } from '@swatchwork/extract';
import { decodeWhole, shrink } from '@swatchwork/extract/browser';

import type { PaletteColor } from './palette-view.ts';

/** As many colors as a palette of the site usually has. */
const COUNT = 5;

/**
 * The colors that stand for a picture, the largest share first.
 *
 * @throws {Error} With a sentence if it cannot be read, or is fully transparent.
 */
export async function picturePalette(bytes: Uint8Array): Promise<PaletteColor[]> {
  const bitmap = await decodeWhole(new Blob([new Uint8Array(bytes)]));
  const pixels = shrink(bitmap);
  bitmap.close();
  return extract(pixels, { count: COUNT }).map(({ hex, share }) => {
    return { hex, note: `${Math.round(share * 100)}%` };
  });
}
