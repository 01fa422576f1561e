/** A pixel of a picture, from its top left corner; whole numbers. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height of a picture in its own pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The nearest pixel inside the picture. */
const clampPoint = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width - 1, Math.max(0, Math.floor(x))),
  y: Math.min(height - 1, Math.max(0, Math.floor(y))),
});

/**
 * The pixel of a picture at a place on the screen.
 *
 * @param place In CSS pixels, as in pointer events.
 * @param box Where the picture is displayed, in the same units, at any scale.
 */
export const pixelAt = (
  place: Point,
  box: { left: number; top: number; width: number; height: number },
  size: Size,
): Point =>
  clampPoint(
    {
      x: ((place.x - box.left) / box.width) * size.width,
      y: ((place.y - box.top) / box.height) * size.height,
    },
    size,
  );

/** The middle of a pixel as CSS `left` and `top` on the displayed picture. */
export const placeOf = ({ x, y }: Point, { width, height }: Size) => ({
  left: `${((x + 0.5) / width) * 100}%`,
  top: `${((y + 0.5) / height) * 100}%`,
});

const STEPS = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Number of Shift steps across the longer side. */
const FAST_STEPS = 40;

/** The target of an arrow key: the next pixel, or with Shift, a fortieth of the longer side. */
export function stepFrom(
  point: Point,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: Size,
): Point | undefined {
  const step = STEPS.get(key);
  if (!step) return undefined;
  const fast = Math.max(2, Math.round(Math.max(size.width, size.height) / FAST_STEPS));
  const length = shiftKey ? fast : 1;
  return clampPoint({ x: point.x + step.x * length, y: point.y + step.y * length }, size);
}
