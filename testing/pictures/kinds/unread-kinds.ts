import sharp from 'sharp';

import { HEIC, TEXT } from '../picture-files.ts';
import { type Kind, type Patches, SIDE } from './patches.ts';

/** Files that are read nowhere: neither in a page nor by the API or the command line. */
export async function unreadKinds({ rgb }: Patches): Promise<Kind[]> {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><path fill="red" d="M0 0h9v9"/></svg>`;
  return [
    { name: 'TIFF', file: await sharp(rgb, { raw }).tiff().toBuffer() },
    { name: 'SVG', file: Buffer.from(svg) },
    { name: 'HEIC', file: HEIC.buffer },
    { name: 'text', file: TEXT.buffer },
  ];
}
