import { LEAST_DISTANCE, type Srgb, simulateDichromacy, toOklab } from '@swatchwork/color';

import type { ThemeVision } from '../model/names.ts';
import { SEPARATION_VISIONS, type SeparationVision } from '../model/pair.ts';

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

/** The visions that count for those a theme is made for. */
export const VISIONS_OF: Record<ThemeVision, readonly SeparationVision[]> = {
  every: SEPARATION_VISIONS,
  'protan-deutan': ['ordinary', 'protan', 'deutan'],
  tritan: ['ordinary', 'tritan'],
};

/** Of some visions the one in which two colors are nearest, and their ΔE_OK there. */
export function nearestVision(
  one: Seen,
  other: Seen,
  visions: readonly SeparationVision[] = SEPARATION_VISIONS,
) {
  const distances = visions.map((vision) =>
    distanceIn(SEPARATION_VISIONS.indexOf(vision), one, other),
  );
  const distance = Math.min(...distances);
  return { vision: visions[distances.indexOf(distance)]!, distance };
}

/** A least ΔE_OK for each of the {@link SEPARATION_VISIONS}: our own, and another for those a theme is made for. */
export const minimaFor = (vision: ThemeVision, least: number): readonly number[] =>
  SEPARATION_VISIONS.map((one) => (VISIONS_OF[vision].includes(one) ? least : LEAST_SEPARATION));

/** Whether two colors keep the least distance in every vision. */
export function areApart(one: Seen, other: Seen, minima: readonly number[]): boolean {
  for (let i = 0; i < minima.length; i++) {
    if (distanceIn(i, one, other) < minima[i]!) return false;
  }
  return true;
}

function distanceIn(place: number, one: Seen, other: Seen): number {
  const at = 3 * place;
  const l = one[at]! - other[at]!;
  const a = one[at + 1]! - other[at + 1]!;
  const b = one[at + 2]! - other[at + 2]!;
  return Math.sqrt(l * l + a * a + b * b);
}
