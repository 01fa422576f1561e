import type { Hex } from '@swatchwork/color';
import { extract } from '@swatchwork/extract';
import { shrink } from '@swatchwork/extract/browser';

import { browser } from '../browser-calls.ts';
import { intersect } from '../page/boxes.ts';
import type { Box, PageSample } from '../sample.ts';

/** Pictures that are read, the largest first, and colors of each. */
const PICTURES = 12;
const COLORS = 6;

/**
 * The colors of the pictures that the window shows, with their part of all of them. They are read from
 * the screen, since pages hold pictures of other sites whose pixels they may not read.
 *
 * @returns None where the browser gives no picture of the screen.
 */
export async function readPictures(
  windowId: number,
  { paints, view }: PageSample,
): Promise<{ hex: Hex; share: number }[]> {
  const boxes = paints
    .flatMap(({ role, box }) => (role === 'picture' ? (intersect(box, view) ?? []) : []))
    .filter(({ width, height }) => width >= 4 && height >= 4)
    .toSorted((a, b) => areaOf(b) - areaOf(a))
    .slice(0, PICTURES);
  const screen = boxes.length > 0 ? await readScreen(windowId) : undefined;
  if (!screen) return [];
  const all = boxes.reduce((sum, box) => sum + areaOf(box), 0);
  const found: { hex: Hex; share: number }[] = [];
  for (const box of boxes) {
    const part = await cut(screen, box, view);
    for (const { hex, share } of extract(shrink(part), { count: COLORS })) {
      found.push({ hex, share: (share * areaOf(box)) / all });
    }
    part.close();
  }
  screen.close();
  return found;
}

const areaOf = ({ width, height }: Box): number => width * height;

/** A picture of the window needs no request, and is not kept. */
async function readScreen(windowId: number): Promise<ImageBitmap | undefined> {
  try {
    const address = await browser.tabs.captureVisibleTab(windowId, { format: 'png' });
    const bytes = Uint8Array.from(atob(address.split(',')[1]!), (sign) => sign.charCodeAt(0));
    return await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  } catch {
    // A browser that is busy or hidden gives none: the palette does without.
    return undefined;
  }
}

function cut(screen: ImageBitmap, box: Box, view: Box): Promise<ImageBitmap> {
  const scale = screen.width / view.width;
  const size = (length: number) => Math.max(1, Math.floor(length * scale));
  const x = Math.floor((box.x - view.x) * scale);
  const y = Math.floor((box.y - view.y) * scale);
  return createImageBitmap(screen, x, y, size(box.width), size(box.height));
}
