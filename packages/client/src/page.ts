import type { PaletteList } from '@swatchwork/contract';

/** One page of a list, with what its headers say. */
export type PalettePage = {
  palettes: PaletteList;
  /** Number of entries on all pages. */
  total: number;
  /** There are more than `total`; the API did not count all of them. */
  isAtLeast: boolean;
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined;
};

/** Reads the answer of a list of palettes. */
export async function readPage(response: Response): Promise<PalettePage> {
  const palettes: PaletteList = await response.json();
  return {
    palettes,
    total: Number(response.headers.get('x-total-count') ?? palettes.length),
    isAtLeast: response.headers.get('x-total-count-relation') === 'at-least',
    next: /[?&]cursor=([^&>]*)[^>]*>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}
