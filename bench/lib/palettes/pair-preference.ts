import { type Srgb, toLab } from '@swatchwork/color';

import { mean } from './statistics.ts';

/** CIELAB chroma under which a color has no hue to speak of. */
const COLORLESS = 5;

/**
 * The saturated colors of the study by hue, in order: the CIELAB hue angle from their published
 * chromaticities under illuminant C, and the steps of 2.5 Munsell hues between them and 10R, which is
 * the warmest.
 */
const COOLNESS = [
  { hue: 27.7, steps: 2 }, // red, 5R
  { hue: 66, steps: 2 }, // orange, 5YR
  { hue: 93.7, steps: 6 }, // yellow, 5Y
  { hue: 114.4, steps: 10 }, // chartreuse, 5GY
  { hue: 157.2, steps: 13.5 }, // green, 3.75G
  { hue: 186.8, steps: 18 }, // cyan, 5BG
  { hue: 250.6, steps: 16 }, // blue, 10B
  { hue: 319.1, steps: 10 }, // purple, 5P
  { hue: 387.7, steps: 2 }, // red again
] as const;

/**
 * How much people like two colors side by side: cool ones, of similar hue, apart in lightness.
 *
 * @returns About -85 to 85; in the study, ratings from -100 to 100. Undefined where a color is gray, for
 *   which the regression says nothing.
 * @see https://doi.org/10.3758/s13414-010-0027-0 Schloss and Palmer 2011. Weights and ranges as in the code
 *   of Colorgorical, of which Schloss is an author (https://doi.org/10.1109/TVCG.2016.2598918).
 */
export function pairPreference(one: Srgb, other: Srgb): number | undefined {
  const [a, b] = [polar(one), polar(other)];
  if (a.chroma < COLORLESS || b.chroma < COLORLESS) return undefined;
  const turn = Math.abs(a.hue - b.hue);
  const hues = share(Math.min(turn, 360 - turn), 0.0335, 179.267);
  const lightness = share(Math.abs(a.lightness - b.lightness), 0, 63.3673);
  const coolness = share(coolnessOf(a.hue) + coolnessOf(b.hue), 4, 36);
  return 75.1481 * coolness + 47.6133 * lightness - 46.4222 * hues - 39.3888;
}

/** The mean over all pairs of a palette that have hues; undefined if there is none. */
export function preferenceOf(palette: readonly Srgb[]): number | undefined {
  const found = palette
    .flatMap((one, i) => palette.slice(i + 1).map((other) => pairPreference(one, other)))
    .filter((preference) => preference !== undefined);
  return found.length > 0 ? mean(found) : undefined;
}

function polar(color: Srgb) {
  const { l, a, b } = toLab(color);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness: l, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** Between the hues of the study in proportion, as Colorgorical does. */
function coolnessOf(hue: number): number {
  const turned = hue < COOLNESS[0].hue ? hue + 360 : hue;
  const next = COOLNESS.findIndex(({ hue: end }, i) => i > 0 && turned <= end);
  const [from, to] = [COOLNESS[next - 1]!, COOLNESS[next]!];
  return from.steps + (to.steps - from.steps) * share(turned, from.hue, to.hue);
}

const share = (value: number, from: number, to: number): number => (value - from) / (to - from);
