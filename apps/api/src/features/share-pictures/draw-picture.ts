import { parseHex, type Srgb } from '@swatchwork/color';

import { colorPicture } from './color-picture.ts';
import { palettePicture } from './palette-picture.ts';
import { sitePicture } from './site-picture.ts';

/** The content of a picture; colors are hexes. */
export type PictureTask =
  | { of: 'site' }
  | { of: 'color'; hex: string }
  | { of: 'palette'; hexes: readonly string[] };

/** Draws a picture as PNG. */
export async function drawPicture(task: PictureTask): Promise<Uint8Array> {
  // Loaded only for drawing: a thread that reads palettes does not need it.
  const { default: sharp } = await import('sharp');
  // Level 9 takes twice the processor time of all of it, for a tenth less.
  return sharp(Buffer.from(toSvg(task)))
    .removeAlpha()
    .png({ compressionLevel: 7 })
    .toBuffer();
}

function toSvg(task: PictureTask): string {
  if (task.of === 'site') return sitePicture();
  if (task.of === 'color') return colorPicture(toColor(task.hex));
  return palettePicture(task.hexes.map(toColor));
}

const toColor = (hex: string) => parseHex(hex) as Srgb; // the routes have validated the text
