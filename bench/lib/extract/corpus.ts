import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { createRandom, type Random, type Srgb } from '@swatchwork/color';
import sharp, { type Sharp } from 'sharp';

import { drawAccent } from '../../../testing/pictures/accent.ts';
import { encodeBmp } from '../../../testing/pictures/encode-bmp.ts';
import { drawPoster } from '../../../testing/pictures/poster.ts';
import { drawArtwork, drawScene } from '../../../testing/pictures/scene.ts';

const TYPES = ['jpeg', 'png', 'webp', 'gif', 'avif', 'bmp'] as const;
type Type = (typeof TYPES)[number];

export type Picture = {
  name: string;
  type: Type;
  megapixels: number;
  file: Buffer;
  /** The same pixels for sharp, which cannot read bitmaps. */
  view: () => Sharp;
  /** Colors that an extractor must find. */
  colors?: Srgb[];
  /** The small saturated color that an extractor must find. */
  accent?: Srgb;
};

/** The folder of photographs in Debian's packages of wallpapers. */
const FOLDERS = ['/usr/share/backgrounds', '/usr/share/wallpapers'];
const PHOTOGRAPHS = 14;
const DRAWN = 24; // posters, and the same number of accents

/** Draws all pictures for a seed, and adds photographs if there are any. */
export async function createCorpus(seed: string): Promise<Picture[]> {
  const random = (name: string) => createRandom(`${seed}/${name}`);
  const pictures: Picture[] = await takePhotographs(random('photographs'));
  // Large and small, in every format.
  const sizes = [0.3, 0.6, 1, 2, 4, 8, 12, 24];
  for (const [i, megapixels] of sizes.entries()) {
    const draw = random(`scene${i}`);
    const type = megapixels === 24 ? 'jpeg' : TYPES[i % TYPES.length]!;
    const svg = i % 2 ? drawArtwork(draw) : drawScene(draw, 'natural');
    pictures.push(await encode(`scene ${i}`, svg, type, megapixels, draw));
  }
  for (let i = 0; i < DRAWN; i++) {
    const draw = random(`poster${i}`);
    const { svg, colors } = drawPoster(draw);
    const picture = await encode(`poster ${i}`, svg, TYPES[i % TYPES.length]!, 0.3 + draw(), draw);
    pictures.push({ ...picture, colors });
  }
  for (let i = 0; i < DRAWN; i++) {
    const draw = random(`accent${i}`);
    const { svg, accent } = drawAccent(draw);
    const picture = await encode(`accent ${i}`, svg, TYPES[i % TYPES.length]!, 0.3 + draw(), draw);
    pictures.push({ ...picture, accent });
  }
  return pictures;
}

/** Renders at no more than two megapixels and enlarges the result, to save time. */
async function encode(
  name: string,
  svg: string,
  type: Type,
  megapixels: number,
  random: Random,
): Promise<Picture> {
  const ratio = 0.6 + 1.2 * random();
  const width = Math.round(Math.sqrt(megapixels * 1e6 * ratio));
  const height = Math.round((megapixels * 1e6) / width);
  const scale = Math.min(1, Math.sqrt(2 / megapixels));
  const drawn = sharp(Buffer.from(svg)).resize(
    Math.round(width * scale),
    Math.round(height * scale),
    { fit: 'fill' },
  );
  const image = sharp(await drawn.removeAlpha().png().toBuffer()).resize(width, height, {
    fit: 'fill',
  });
  if (type === 'bmp') {
    const raw = await image.raw().toBuffer();
    const view = () => sharp(raw, { raw: { width, height, channels: 3 } });
    return { name, type, megapixels, file: encodeBmp(raw, width, height), view };
  }
  const quality = 70 + Math.floor(25 * random());
  const options = type === 'png' || type === 'gif' ? {} : { quality, effort: 2 };
  const file = await image.toFormat(type, options).toBuffer();
  return { name, type, megapixels, file, view: () => sharp(file) };
}

/** Paths of all photographs that are installed. */
export function findPhotographs(): string[] {
  const folders = FOLDERS.filter((folder) => existsSync(folder));
  if (folders.length === 0) return [];
  const listed = execFileSync(
    'find',
    [...folders, '-type', 'f', '-size', '+100k', '-regex', '.*\\.\\(jpg\\|png\\|webp\\)'],
    { encoding: 'utf8' },
  );
  return listed
    .trim()
    .split('\n')
    .filter((path) => path && !/screenshot|thumb/i.test(path))
    .sort();
}

async function takePhotographs(random: Random): Promise<Picture[]> {
  const paths = findPhotographs();
  const pictures: Picture[] = [];
  while (pictures.length < PHOTOGRAPHS && paths.length > 0) {
    const [path = ''] = paths.splice(Math.floor(random() * paths.length), 1);
    const metadata = await sharp(path).metadata();
    if (metadata.hasAlpha) continue; // the color of a transparent pixel does not count
    const file = readFileSync(path);
    pictures.push({
      name: basename(path),
      type: metadata.format as Type,
      megapixels: (metadata.width * metadata.height) / 1e6,
      file,
      view: () => sharp(file),
    });
  }
  return pictures;
}
