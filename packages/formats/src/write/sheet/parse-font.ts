import type { Font } from '@cantoo/fontkit';

/** As bold as the headings beside it. */
const WEIGHT = 700;

/** A font in bold, from a file of all its weights. What reads fonts is loaded with the first. */
export async function parseFont(bytes: Uint8Array): Promise<Font> {
  const { create } = await import('@cantoo/fontkit');
  const font = create(bytes);
  if (!('characterSet' in font)) throw new TypeError('a font file holds several fonts');
  font.getGlyph(0); // decodes all outlines, which the library cannot do for composed ones in a variation
  return font.getVariation({ wght: WEIGHT });
}
