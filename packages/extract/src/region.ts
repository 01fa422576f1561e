/** A part of a picture as it is shown, upright: fractions, 0…1, of its width and its height. */
export type Region = {
  /** From the left edge of the picture to that of the region. */
  readonly x: number;
  /** From the top edge of the picture to that of the region. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The whole picture. */
export const WHOLE: Region = { x: 0, y: 0, width: 1, height: 1 };

/** Of a picture, in pixels. */
export type Size = { width: number; height: number };

/** A rectangle of pixels. */
export type Rect = { left: number; top: number; width: number; height: number };

/** What sums of fractions such as 0.7 + 0.3 may be off by. */
const ROUNDING = 1e-9;

/** Whether it has an area and lies within the picture. */
export function isRegion({ x, y, width, height }: Region): boolean {
  const isPart = (start: number, length: number) =>
    start >= 0 && length > 0 && start + length <= 1 + ROUNDING;
  return isPart(x, width) && isPart(y, height);
}

/**
 * Reads a region as programs write it: `0.1,0.2,0.5,0.5` are x, y, width and height.
 *
 * @returns Undefined for anything else, and for what reaches beyond the picture.
 */
export function parseRegion(text: string): Region | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 4 || !parts.every((part) => /^[\d.]+(?:e-\d+)?$/i.test(part)))
    return undefined;
  const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
  const region = { x, y, width, height };
  return isRegion(region) ? region : undefined;
}

/**
 * All pixels of which a region has a part, at least one.
 *
 * @throws {RangeError} If the region is none.
 */
export function rectOf(region: Region, size: Size): Rect {
  if (!isRegion(region)) {
    throw new RangeError(`region must lie within 0 to 1, got ${JSON.stringify(region)}`);
  }
  const [left, width] = span(region.x, region.width, size.width);
  const [top, height] = span(region.y, region.height, size.height);
  return { left, top, width, height };
}

function span(start: number, length: number, pixels: number): [first: number, count: number] {
  const first = Math.min(pixels - 1, Math.floor(start * pixels + ROUNDING));
  const end = Math.min(pixels, Math.ceil((start + length) * pixels - ROUNDING));
  return [first, Math.max(1, end - first)];
}

/** The region whose pixels these are. */
export const regionOf = ({ left, top, width, height }: Rect, size: Size): Region => ({
  x: left / size.width,
  y: top / size.height,
  width: width / size.width,
  height: height / size.height,
});

/** The part that two rectangles share; undefined if there is none. */
export function overlap(one: Rect, two: Rect): Rect | undefined {
  const left = Math.max(one.left, two.left);
  const top = Math.max(one.top, two.top);
  const width = Math.min(one.left + one.width, two.left + two.width) - left;
  const height = Math.min(one.top + one.height, two.top + two.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : undefined;
}

/**
 * Where a part of a picture as it is shown lies in the picture as it is stored.
 *
 * @param orientation Of EXIF, 1…8.
 * @param stored The size before it is turned.
 */
export function storedRect(rect: Rect, orientation: number, stored: Size): Rect {
  const isTransposed = orientation >= 5;
  const { left, top, width, height } = isTransposed
    ? { left: rect.top, top: rect.left, width: rect.height, height: rect.width }
    : rect;
  const isFromRight = [2, 3, 7, 8].includes(orientation);
  const isFromBottom = [3, 4, 6, 7].includes(orientation);
  return {
    left: isFromRight ? stored.width - left - width : left,
    top: isFromBottom ? stored.height - top - height : top,
    width,
    height,
  };
}
