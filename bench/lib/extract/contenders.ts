import { readFileSync } from 'node:fs';

import type { QuantizerCelebi as Celebi } from '@material/material-color-utilities';
import sharp from 'sharp';

/**
 * From the bytes of a file to at most five colors, `#rrggbb`. Throws if it cannot read the file.
 */
export type Extractor = (file: Buffer, type: string) => Promise<string[]>;

/** Number of colors that every extractor returns. */
export const COUNT = 5;

const SIZE = 256;

/** Decodes and shrinks, and nothing else: the baseline for everything. */
export const shrink = (file: Buffer) =>
  sharp(file)
    .resize(SIZE, SIZE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Loads an extractor with its dependencies, and without those of the others. */
export const CONTENDERS: Record<string, () => Promise<Extractor>> = {
  swatchwork: async () => {
    const { extract } = await import('@swatchwork/extract');
    const { decode } = await import('@swatchwork/extract/node');
    return async (file) => extract(await decode(file), { count: COUNT }).map(({ hex }) => hex);
  },

  'colorthief 3': async () => {
    const { getPalette } = await import('colorthief');
    return async (file) =>
      ((await getPalette(file, { colorCount: COUNT })) ?? []).map((color) => color.hex());
  },

  'node-vibrant 4': async () => {
    const { Vibrant } = await import('node-vibrant/node');
    return async (file) =>
      Object.values(await Vibrant.from(file).getPalette()).flatMap((swatch) => swatch?.hex ?? []);
  },

  'extract-colors 4': async () => {
    const { extractColors } = await import('extract-colors');
    const { default: getPixels } = await import('get-pixels'); // as in its documentation
    const read = (file: Buffer, type: string) =>
      new Promise<{ data: Uint8Array }>((resolve, reject) => {
        getPixels(file, type, (error, pixels) => (error ? reject(error) : resolve(pixels)));
      });
    return async (file, type) => {
      const { data } = await read(file, type);
      const colors = await extractColors({ data: Uint8ClampedArray.from(data) });
      return colors.slice(0, COUNT).map(({ hex }) => hex);
    };
  },

  'get-image-colors 4': async () => {
    const { default: getImageColors } = await import('get-image-colors');
    return async (file, type) =>
      (await getImageColors(file, { type, count: COUNT })).map((color) => color.hex());
  },

  'image-q Wu + sharp': async () => {
    const { buildPaletteSync, utils } = await import('image-q');
    return async (file) => {
      const { data, info } = await shrink(file);
      const points = utils.PointContainer.fromUint8Array(data, info.width, info.height);
      const options = { colors: COUNT, paletteQuantization: 'wuquant' } as const;
      const palette = buildPaletteSync([points], options).getPointContainer().getPointArray();
      return palette.map(({ r, g, b }) => toHex([r, g, b]));
    };
  },

  'libimagequant (wasm) + sharp': async () => {
    const { ImageQuantizer, initSync } = await import(
      'libimagequant-wasm/wasm/libimagequant_wasm.js'
    );
    const wasm = import.meta.resolve('libimagequant-wasm/wasm/libimagequant_wasm_bg.wasm');
    initSync({ module: readFileSync(new URL(wasm)) });
    return async (file) => {
      const { data, info } = await shrink(file);
      const quantizer = new ImageQuantizer();
      quantizer.setMaxColors(COUNT);
      const pixels = new Uint8ClampedArray(data);
      const result = quantizer.quantizeImage(pixels, info.width, info.height);
      const palette: number[][] = [...result.getPalette()];
      result.free();
      quantizer.free();
      return palette.map(toHex);
    };
  },

  'material Celebi + sharp': async () => {
    // Its index names files without their ending, which Node does not find; this file does not.
    const index = import.meta.resolve('@material/material-color-utilities');
    const { QuantizerCelebi } = (await import(
      new URL('quantize/quantizer_celebi.js', index).href
    )) as { QuantizerCelebi: typeof Celebi };
    return async (file) => {
      const { data } = await shrink(file);
      const pixels = Array.from({ length: data.length / 4 }, (_, i) => data.readInt32BE(4 * i));
      const argb = pixels.map((rgba) => ((rgba >>> 8) | 0xff000000) >>> 0);
      return [...QuantizerCelebi.quantize(argb, COUNT).keys()].map((color) =>
        toHex([(color >> 16) & 255, (color >> 8) & 255, color & 255]),
      );
    };
  },
};

const toHex = (rgb: readonly number[]) =>
  `#${rgb
    .slice(0, 3)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
