import { htmlText } from './html-text.ts';

/** The size of a frame with a palette, in pixels. */
export const FRAME_SIZE = { width: 600, height: 240 };

type Framed = {
  /** Of the palette. */
  name: string;
  slug: string;
  /** The address of the site, without a closing slash. */
  publicUrl: string;
};

/** The HTML by which another site shows a palette in a frame. @param size In pixels. */
export const embedFrame = (
  { name, slug, publicUrl }: Framed,
  { width, height }: typeof FRAME_SIZE = FRAME_SIZE,
): string =>
  `<iframe src="${publicUrl}/embed/palettes/${slug}" title="${htmlText(name)}, a color palette" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
