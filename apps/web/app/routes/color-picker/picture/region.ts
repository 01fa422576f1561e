import type { Region } from '@swatchwork/extract';

import type { Point, Size } from '../pixels/point.ts';

/** What is chosen first. */
export const MIDDLE: Region = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

/** From the top left corner to the right. */
export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const;

export type Corner = (typeof CORNERS)[number];

/** A region in pixels of its picture. */
export const rectOf = ({ x, y, width, height }: Region, size: Size) => ({
  left: Math.round(x * size.width),
  top: Math.round(y * size.height),
  width: Math.round(width * size.width),
  height: Math.round(height * size.height),
});

/** Where a corner lies, in pixels from the top left of the picture. */
export function cornerOf(region: Region, corner: Corner, size: Size): Point {
  const { left, top, width, height } = rectOf(region, size);
  return {
    x: corner.endsWith('right') ? left + width : left,
    y: corner.startsWith('bottom') ? top + height : top,
  };
}

/** The corner across. */
export const opposite = (corner: Corner): Corner => CORNERS[3 - CORNERS.indexOf(corner)]!;

/** The region between two places, of at least one pixel each way, within the picture. */
export function between(fixed: Point, moved: Point, size: Size): Region {
  const [x, width] = span(fixed.x, moved.x, size.width);
  const [y, height] = span(fixed.y, moved.y, size.height);
  return { x, y, width, height };
}

/** The region moved as a whole, up to the edges of the picture. */
export function moveBy(region: Region, by: Point, size: Size): Region {
  const { left, top, width, height } = rectOf(region, size);
  const x = Math.min(size.width - width, Math.max(0, Math.round(left + by.x)));
  const y = Math.min(size.height - height, Math.max(0, Math.round(top + by.y)));
  return { ...region, x: x / size.width, y: y / size.height };
}

function span(fixed: number, moved: number, pixels: number): [start: number, length: number] {
  const clamp = (place: number) => Math.min(pixels, Math.max(0, Math.round(place)));
  const first = Math.min(pixels - 1, clamp(Math.min(fixed, moved)));
  const end = Math.max(first + 1, clamp(Math.max(fixed, moved)));
  return [first / pixels, (end - first) / pixels];
}
