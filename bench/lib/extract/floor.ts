import { extract } from '@swatchwork/extract';
import { decode } from '@swatchwork/extract/node';
import sharp from 'sharp';

/** Number of colors that are extracted. */
export const COUNT = 5;

const SIZE = 256;

/** Decodes and shrinks, and nothing else: the baseline for everything. */
export const shrink = (file: Buffer) =>
  sharp(file)
    .resize(SIZE, SIZE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** From the bytes of a file to at most five colors. Throws if the file cannot be read. */
export const extractHexes = async (file: Buffer): Promise<string[]> =>
  extract(await decode(file), { count: COUNT }).map(({ hex }) => hex);
