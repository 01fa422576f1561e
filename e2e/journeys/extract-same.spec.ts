import { createRandom } from '@swatchwork/color';
import { extract, type Pixels, type Swatch } from '@swatchwork/extract';
import { decode } from '@swatchwork/extract/node';
import { build } from 'esbuild';
import sharp from 'sharp';

import { drawAccent } from '../../testing/pictures/accent.ts';
import { drawPoster } from '../../testing/pictures/poster.ts';
import { drawArtwork, drawScene } from '../../testing/pictures/scene.ts';
import { expect, test } from '../support/test.ts';

type InBrowser = { width: number; height: number; data: number[]; swatches: Swatch[] };

/** A script that decodes a picture in the browser and finds its colors, as the worker does. */
async function bundle(): Promise<string> {
  const contents = `
    import { extract } from '@swatchwork/extract';
    import { decodeWhole, shrink } from '@swatchwork/extract/browser';
    globalThis.inBrowser = async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const { width, height, data } = shrink(await decodeWhole(new Blob([bytes])));
      const swatches = extract({ width, height, data }, { count: 8 });
      return { width, height, data: [...data], swatches };
    };`;
  const stdin = { contents, resolveDir: new URL('../..', import.meta.url).pathname };
  const { outputFiles } = await build({ stdin, bundle: true, format: 'iife', write: false });
  return outputFiles[0]!.text;
}

test('EXTAPI-02: the browser and the server find the same colors in the same pixels', {
  tag: '@system',
}, async ({ page }) => {
  const random = createRandom();
  const drawings = [
    drawPoster(random).svg,
    drawAccent(random).svg,
    drawScene(random, 'natural'),
    drawArtwork(random),
  ];
  await page.goto('/');
  await page.evaluate(await bundle());

  for (const svg of drawings) {
    // Of the working size, so that nothing is shrunk: browsers shrink in their own ways.
    const image = sharp(Buffer.from(svg)).resize(256, 200, { fit: 'fill' }).removeAlpha();
    for (const file of [
      await image.png().toBuffer(),
      await image.webp({ lossless: true }).toBuffer(),
    ]) {
      const found: InBrowser = await page.evaluate(`inBrowser('${file.toString('base64')}')`);
      const pixels: Pixels = await decode(file);
      expect([found.width, found.height]).toEqual([pixels.width, pixels.height]);
      expect(Buffer.from(found.data).equals(Buffer.from(pixels.data))).toBe(true);
      expect(found.swatches).toEqual(extract(pixels, { count: 8 }));
    }
  }
});
