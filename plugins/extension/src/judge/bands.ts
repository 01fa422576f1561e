import type { Box, Paint } from '../sample.ts';
import { byOrder } from './order.ts';

const BANDS = 256;

/**
 * Finds what is painted at a point, the lowest first.
 *
 * @param whole The document, which is cut into bands so that a point is compared with few boxes.
 */
export function inBands(
  paints: readonly Paint[],
  whole: Box,
): (point: { x: number; y: number }) => Paint[] {
  const height = whole.height / BANDS;
  const bandOf = (y: number) =>
    Math.max(0, Math.min(BANDS - 1, Math.floor((y - whole.y) / height)));
  const bands: Paint[][] = Array.from({ length: BANDS }, () => []);
  for (const paint of paints.toSorted(byOrder)) {
    const last = bandOf(paint.box.y + paint.box.height);
    for (let band = bandOf(paint.box.y); band <= last; band++) bands[band]!.push(paint);
  }
  return ({ x, y }) =>
    bands[bandOf(y)]!.filter(
      ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
}
