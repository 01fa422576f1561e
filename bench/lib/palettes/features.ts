import { deltaEOK, type Oklch, type Srgb, toOklch } from '@swatchwork/color';
import { deviation, mean } from '../statistics.ts';

/** OKLCH chroma under which a color has no hue to speak of. */
const COLORLESS = 0.03;

/** OKLCH hues from pink over red to yellow. */
const isWarm = ({ h }: Oklch): boolean => h < 115 || h > 330;

/**
 * What can be measured of a palette's lightness, chroma, hues and order, by name: plain quantities in
 * OKLCH and ΔE_OK, of which none is learned.
 */
export function featuresOf(colors: readonly Srgb[]): Record<string, number> {
  const lch = colors.map(toOklch);
  const lightness = lch.map(({ l }) => l);
  const chroma = lch.map(({ c }) => c);
  const sorted = chroma.toSorted((a, b) => a - b);
  const pairs = colors.flatMap((a, i) => colors.slice(i + 1).map((b) => deltaEOK(a, b)));
  const neighbors = colors.slice(1).map((color, i) => deltaEOK(colors[i]!, color));
  const colored = lch.filter(({ c }) => c > COLORLESS);
  return {
    'lightness: mean': mean(lightness),
    'lightness: range': Math.max(...lightness) - Math.min(...lightness),
    'lightness: deviation': deviation(lightness),
    'lightness: order': Math.abs(orderOf(lightness)),
    'chroma: mean': mean(chroma),
    'chroma: deviation': deviation(chroma),
    'chroma: strongest': sorted.at(-1)!,
    'chroma: weakest': sorted[0]!,
    'chroma: one strong among calm ones': sorted.at(-1)! - sorted[Math.floor(sorted.length / 2)]!,
    'chroma: order': Math.abs(orderOf(chroma)),
    'hue: entropy': hueEntropy(lch),
    'hue: concentration': hueConcentration(lch),
    'hue: warm share': colored.filter(isWarm).length / Math.max(1, colored.length),
    'hue: warm and cool': new Set(colored.map(isWarm)).size > 1 ? 1 : 0,
    'distance: smallest': Math.min(...pairs),
    'distance: mean': mean(pairs),
    'neighbors: nearer than others': mean(neighbors) / Math.max(1e-6, mean(pairs)),
    'neighbors: largest step': Math.max(...neighbors),
  };
}

/** Kendall's tau against the places: 1 rising, -1 falling, about 0 mixed. */
function orderOf(values: readonly number[]): number {
  const signs = values.flatMap((a, i) => values.slice(i + 1).map((b) => Math.sign(b - a)));
  return mean(signs);
}

/** Of twelve bins, weighted by chroma; 0 for one hue, 1 for all alike. */
function hueEntropy(colors: readonly Oklch[]): number {
  const bins = Array.from({ length: 12 }, () => 0);
  for (const { c, h } of colors) bins[Math.floor(h / 30) % 12]! += c;
  const total = bins.reduce((sum, bin) => sum + bin, 0);
  if (total === 0) return 0;
  const shares = bins.filter((bin) => bin > 0).map((bin) => bin / total);
  return -shares.reduce((sum, share) => sum + share * Math.log(share), 0) / Math.log(12);
}

/** Length of the mean hue vector weighted by chroma: 1 for one hue, about 0 for opposite ones. */
export function hueConcentration(colors: readonly Oklch[]): number {
  const weight = colors.reduce((sum, { c }) => sum + c, 0);
  if (weight === 0) return 1;
  const along = (turn: (radians: number) => number) =>
    colors.reduce((sum, { c, h }) => sum + c * turn((h * Math.PI) / 180), 0);
  return Math.hypot(along(Math.cos), along(Math.sin)) / weight;
}
