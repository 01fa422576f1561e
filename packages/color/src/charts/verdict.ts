import type { Hex } from '../spaces/srgb.ts';
import type { ChartPalette } from './chart-palette.ts';
import { collisionOf, VISION_READERS } from './constants.ts';

/** One digit, cut, so that nothing reads as reached that is not. */
export const formatDistance = (distance: number): string =>
  (Math.trunc(distance * 10) / 10).toFixed(1);

interface Measured extends Pick<ChartPalette, 'categories' | 'ramp'> {
  readonly colors: readonly Hex[];
}

/** What a palette is worth, in one sentence; empty if nothing of it was measured. */
export function verdictOf({ colors, categories, ramp }: Measured): string {
  if (categories) return verdictOnCategories(categories, colors.length);
  return ramp ? verdictOnRamp(ramp, colors.length) : '';
}

function verdictOnCategories(
  { smallest, collisions }: NonNullable<ChartPalette['categories']>,
  count: number,
): string {
  const worst = VISION_READERS.reduce((a, b) => (smallest[b] < smallest[a] ? b : a));
  const distance = formatDistance(smallest[worst]);
  if (collisions.length === 0) {
    return `All ${count} stay distinct, with color blindness too (closest pair ΔE ${distance}).`;
  }
  const pairs = collisions.length === 1 ? 'One pair is' : `${collisions.length} pairs are`;
  const vision = worst === 'normal' ? 'ordinary' : worst;
  return `${pairs} closer than ΔE ${collisionOf(count)} for some type of vision: the closest ${distance}, with ${vision} vision.`;
}

function verdictOnRamp(
  { steps, ordered }: NonNullable<ChartPalette['ramp']>,
  count: number,
): string {
  const [least, greatest] = [formatDistance(steps.least), formatDistance(steps.greatest)];
  const isEven = steps.greatest < EVEN * steps.least;
  const even = isEven
    ? `${count} even steps (ΔE ${least})`
    : `${count} steps (ΔE ${least} to ${greatest})`;
  const isOrdered = VISION_READERS.every((reader) => ordered.includes(reader));
  return `${even}${isOrdered ? ', in order for every type of vision' : ''}.`;
}

/** Steps that differ by less than a tenth are called even. */
const EVEN = 1.1;
