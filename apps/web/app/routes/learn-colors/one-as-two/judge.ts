import { deltaEOK, type Srgb, toOklab } from '@swatchwork/color';

import type { Place } from './exercise-fields.ts';

/**
 * How far apart the backgrounds have to be, as ΔE_OK: a rule of this exercise, near half of the way
 * from black to white. No formula says what a person sees.
 */
export const FAR_ENOUGH = 0.4;

/** How much of the way between the backgrounds the patch keeps to either. */
const MARGIN = 0.2;

type Move = { place: Place; by: number; way: 'darker' | 'lighter' };

export type Verdict = {
  /** ΔE_OK between the backgrounds. */
  apart: number;
  /** What is left to do; undefined if nothing is. */
  move: Move | undefined;
};

/**
 * Whether one color on two backgrounds looks like two: the backgrounds are far apart, and the color lies
 * between them. Each background pushes it away from itself, so that the two pushes add up.
 */
export function judge({ left, right, patch }: Readonly<Record<Place, Srgb>>): Verdict {
  const apart = deltaEOK(left, right);
  const along = placeBetween(left, right, patch);
  const share = Math.max(along, 1 - along); // of the way, to the background farther away
  const isBetween = share <= 1 - MARGIN;
  const by = Math.max(FAR_ENOUGH, isBetween ? 0 : (share * apart) / (1 - MARGIN)) - apart;
  if (by < 0.0005) return { apart, move: undefined };

  // The darker background goes down or the lighter one up: the one near the patch, else the one with
  // more room. Where the room ends, the patch comes to meet it.
  const light = { left: toOklab(left).l, right: toOklab(right).l };
  const [dark, bright] =
    light.left <= light.right ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const near = along < 0.5 ? 'left' : 'right';
  const place = isBetween ? (light[dark] >= 1 - light[bright] ? dark : bright) : near;
  const isDark = place === dark;
  const room = isDark ? light[dark] : 1 - light[bright];
  if (room >= by) return { apart, move: { place, by, way: isDark ? 'darker' : 'lighter' } };
  return { apart, move: { place: 'patch', by: by - room, way: isDark ? 'lighter' : 'darker' } };
}

/** Where a color lies along the line between two others in OKLab: 0 at the first, 1 at the second. */
function placeBetween(from: Srgb, to: Srgb, color: Srgb): number {
  const [a, b, c] = [toOklab(from), toOklab(to), toOklab(color)];
  const way = { l: b.l - a.l, a: b.a - a.a, b: b.b - a.b };
  const length = way.l ** 2 + way.a ** 2 + way.b ** 2;
  if (length === 0) return 0.5;
  return ((c.l - a.l) * way.l + (c.a - a.a) * way.a + (c.b - a.b) * way.b) / length;
}
