import type { Box } from '../sample.ts';

/** What two boxes share; undefined where they share nothing. */
export function intersect(a: Box, b: Box): Box | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** A rectangle of the window in its document, to a tenth of a pixel. */
export const inDocument = ({ x, y, width, height }: Box): Box => ({
  x: tenths(x + scrollX),
  y: tenths(y + scrollY),
  width: tenths(width),
  height: tenths(height),
});

const tenths = (length: number): number => Math.round(length * 10) / 10;
