import type { Box } from '../sample.ts';

/** What two boxes share; undefined where they share nothing. */
export function intersect(a: Box, b: Box): Box | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** How far a document is scrolled, in pixels. */
export interface Scroll {
  readonly left: number;
  readonly top: number;
}

export const scrollOf = (): Scroll => ({ left: scrollX, top: scrollY });

/** A rectangle of the window in its document, to a tenth of a pixel. */
export const inDocument = ({ x, y, width, height }: Box, { left, top }: Scroll): Box => ({
  x: tenths(x + left),
  y: tenths(y + top),
  width: tenths(width),
  height: tenths(height),
});

const tenths = (length: number): number => Math.round(length * 10) / 10;
