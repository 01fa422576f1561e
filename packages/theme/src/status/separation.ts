import { LEAST_DISTANCE, type Srgb, simulateDichromacy, toOklab } from '@swatchwork/color';

import { SEPARATION_VISIONS } from '../model/pair.ts';

/** ΔE_OK that our own rule asks between colors that must not be taken for each other. */
export const LEAST_SEPARATION = LEAST_DISTANCE;

/** ΔE_OK between links and visited ones, in ordinary vision. */
export const VISITED_SEPARATION = 0.02;

/** OKLab coordinates in each of the visions, one after the other: a search compares many. */
export type Seen = readonly number[];

const DEFICIENT = ['protan', 'deutan', 'tritan'] as const;

/** How a color looks in each vision. */
export function see(color: Srgb): Seen {
  const views = [color, ...DEFICIENT.map((type) => simulateDichromacy(color, type))];
  return views.flatMap((view) => {
    const { l, a, b } = toOklab(view);
    return [l, a, b];
  });
}

/** The vision in which two colors are nearest, and their ΔE_OK there. */
export function nearestVision(one: Seen, other: Seen) {
  const distances = SEPARATION_VISIONS.map((_, i) => distanceIn(i, one, other));
  const distance = Math.min(...distances);
  return { vision: SEPARATION_VISIONS[distances.indexOf(distance)]!, distance };
}

/** Whether two colors keep our least distance in every vision. */
export function areApart(one: Seen, other: Seen): boolean {
  for (let i = 0; i < SEPARATION_VISIONS.length; i++) {
    if (distanceIn(i, one, other) < LEAST_SEPARATION) return false;
  }
  return true;
}

function distanceIn(vision: number, one: Seen, other: Seen): number {
  const at = 3 * vision;
  const l = one[at]! - other[at]!;
  const a = one[at + 1]! - other[at + 1]!;
  const b = one[at + 2]! - other[at + 2]!;
  return Math.sqrt(l * l + a * a + b * b);
}
