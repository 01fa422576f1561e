import {
  deltaEOK,
  fillHarmony,
  formatHex,
  type HarmonyType,
  type Hex,
  parseHex,
  type Srgb,
} from '@swatchwork/color';

/** ΔE_OK under which two colors look the same. @see https://www.w3.org/TR/css-color-4/#GM-chroma */
const SAME = 0.02;

/**
 * A palette from the colors of a harmony: they fill the free slots in order, skipping colors that a
 * slot shows already; lightness variations of their hues fill the rest.
 *
 * @param scheme The harmony's colors, its base first.
 * @param slots The locked color of each slot; null if it is free.
 */
export function placeHarmony(
  scheme: readonly Hex[],
  type: HarmonyType,
  slots: readonly (Hex | null)[],
): Hex[] {
  const [base, ...others] = scheme.map(toColor);
  if (!base) throw new RangeError('a harmony holds at least its base');
  const locked = slots.map((slot) => slot && toColor(slot));
  const places = [base, ...others].reduce(placeOnce, locked);
  return fillHarmony(base, type, places).map(formatHex);
}

function placeOnce(places: (Srgb | null)[], color: Srgb): (Srgb | null)[] {
  const free = places.indexOf(null);
  const shown = places.some((place) => place && deltaEOK(place, color) <= SAME);
  return free < 0 || shown ? places : places.with(free, color);
}

const toColor = (hex: Hex): Srgb => parseHex(hex)!;
