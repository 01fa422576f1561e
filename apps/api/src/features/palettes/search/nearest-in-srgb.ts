import { fromOklab, isInGamut, type Srgb, toOklab } from '@swatchwork/color';

import { type Lab, toLab } from './color-cells.ts';

/** Whether sRGB has the color of a point. */
export const isInSrgb = (lab: Lab): boolean => isInGamut(toColor(lab));

/** Levels of each channel from which the search starts, and its last step, finer than 8 bits. */
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const;
const FINEST = 2 ** -10;

/**
 * The point of sRGB nearest to one, to some thousandths: around it lie the nearest colors of most
 * palettes. Mapping as CSS does it keeps lightness and hue, and so ends up to twice as far away.
 */
export function nearestInSrgb(lab: Lab): Lab {
  if (isInSrgb(lab)) return lab;
  const [l, a, b] = lab;
  const measure = (color: Srgb) => {
    const own = toOklab(color);
    return { color, distance: Math.hypot(own.l - l, own.a - a, own.b - b) };
  };
  const starts = LEVELS.flatMap((r) => LEVELS.flatMap((g) => LEVELS.map((b) => ({ r, g, b }))));
  let best = nearest(starts.map(measure));
  for (let step = LEVELS[1]; step >= FINEST; ) {
    const found = nearest(around(best.color, step).map(measure));
    if (found.distance < best.distance) best = found;
    else step /= 2;
  }
  return toLab(best.color);
}

const nearest = <T extends { distance: number }>(found: T[]): T =>
  found.reduce((one, other) => (other.distance < one.distance ? other : one));

const toColor = ([l, a, b]: Lab): Srgb => fromOklab({ l, a, b });

const MOVES = [-1, 0, 1] as const;

/** The colors of sRGB one step away in any of the channels, and this one. */
const around = ({ r, g, b }: Srgb, step: number): Srgb[] =>
  MOVES.flatMap((x) =>
    MOVES.flatMap((y) =>
      MOVES.map((z) => ({
        r: within(r + x * step),
        g: within(g + y * step),
        b: within(b + z * step),
      })),
    ),
  );

const within = (channel: number) => Math.min(Math.max(channel, 0), 1);
