import { avifKinds } from './avif-kinds.ts';
import { bmpKinds } from './bmp-kinds.ts';
import { gifKinds } from './gif-kinds.ts';
import { jpegKinds } from './jpeg-kinds.ts';
import type { Kind, Patches } from './patches.ts';
import { pngKinds } from './png-kinds.ts';
import { webpKinds } from './webp-kinds.ts';

/** The same picture in all formats with all color information, orientations and kinds of alpha. */
export async function pictureKinds(patches: Patches): Promise<Kind[]> {
  return [
    ...pngKinds(patches),
    ...gifKinds(patches),
    ...bmpKinds(patches),
    ...(await jpegKinds(patches)),
    ...(await webpKinds(patches)),
    ...(await avifKinds(patches)),
  ];
}
