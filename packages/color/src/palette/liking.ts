import { toRadians } from '../spaces/hue.ts';
import type { Oklch } from '../spaces/oklch.ts';

/**
 * How well colors go together, 0 at best, by what studies agree on: similar hues, different
 * lightness, few strong colors among calm ones, rather warm than cool.
 *
 * @see https://doi.org/10.3758/s13414-010-0027-0 Schloss and Palmer 2011: pairs of similar hue and
 * different lightness are preferred
 * @see https://doi.org/10.1145/2010324.1964958 O'Donovan, Agarwala and Hertzmann 2011: themes of few
 * hues, of neither little nor much variety, in steps of lightness
 */
export function liking(colors: readonly Oklch[]): number {
  const lightness = colors.map(({ l }) => l);
  const chroma = colors.map(({ c }) => c).sort((a, b) => a - b);
  const sum = chroma.reduce((total, c) => total + c, 0);
  const along = (turn: (angle: number) => number) =>
    colors.reduce((total, { c, h }) => total + c * turn(toRadians(h)), 0);
  const [x, y] = [along(Math.cos), along(Math.sin)];
  const warmth = colors.reduce((total, { c, h }) => total + c * Math.cos(toRadians(h - 60)), 0);
  return -(
    outside(Math.max(...lightness) - Math.min(...lightness), 0.35, 0.6) / 0.1 +
    outside(sum / colors.length, 0.06, 0.11) / 0.03 +
    outside(chroma[0] ?? 0, 0, 0.04) / 0.03 +
    outside(Math.hypot(x, y) / sum, 0.6, 1) / 0.2 +
    outside(warmth / sum, 0.2, 1) / 0.4
  );
}

const outside = (value: number, low: number, high: number): number =>
  Math.max(low - value, 0, value - high);
