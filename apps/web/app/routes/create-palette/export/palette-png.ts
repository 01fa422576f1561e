import type { Hex } from '@swatchwork/color';

const SIDE = 100; // pixels of a swatch

/**
 * A PNG of the swatches side by side, 100 px each.
 *
 * @throws {Error} If the browser cannot paint or encode it.
 */
export async function paintPng(colors: readonly Hex[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = colors.length * SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser gave no canvas to paint on');
  for (const [i, color] of colors.entries()) {
    context.fillStyle = color;
    context.fillRect(i * SIDE, 0, SIDE, SIDE);
  }
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('The browser could not encode the picture');
  return png;
}
