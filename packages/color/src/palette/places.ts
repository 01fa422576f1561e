import type { Srgb } from '../spaces/srgb.ts';
import { distanceToNearest, toSwatch } from './swatch.ts';

/** The places of a palette from left to right; null where one is free. */
export type Places = readonly (Srgb | null)[];

export const colorsOf = (places: Places): Srgb[] => places.filter((color) => color !== null);

export const countFree = (places: Places): number => places.length - colorsOf(places).length;

/** Puts the colors, in order, into the free places; the colors left over are dropped. */
export function fillPlaces(places: Places, colors: readonly Srgb[]): Places {
  const waiting = [...colors];
  return places.map((color) => color ?? waiting.shift() ?? null);
}

/**
 * Puts a color into the first free place, unless some place holds it already.
 *
 * @param within ΔE_OK up to which two colors count as the same; 0 accepts only the identical color.
 */
export function addOnce(places: Places, color: Srgb, within: number): Places {
  const distance = distanceToNearest(toSwatch(color), colorsOf(places).map(toSwatch));
  return distance <= within ? places : fillPlaces(places, [color]);
}
