import { mapToGamut } from '../gamut.ts';
import { type Oklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { chromaLimit, strongest } from './chroma-limit.ts';

/** The steps of a design system, light to dark, each with the OKLCH lightness usual there. */
const LIGHTNESS = [
  [50, 0.97],
  [100, 0.935],
  [200, 0.885],
  [300, 0.81],
  [400, 0.71],
  [500, 0.62],
  [600, 0.545],
  [700, 0.48],
  [800, 0.42],
  [900, 0.375],
  [950, 0.28],
] as const;

/** The name of a step. */
export type RampStop = (typeof LIGHTNESS)[number][0];

export const RAMP_STOPS: readonly RampStop[] = LIGHTNESS.map(([stop]) => stop);

export interface Ramp {
  /** One for each of {@link RAMP_STOPS}. */
  readonly colors: readonly Srgb[];
  /** The step at which the base stands as it is. */
  readonly base: RampStop;
}

/**
 * Yellows, and hues near them, turn to orange and brown in the dark, as hand-made scales do, where
 * they would become olive, and to lemon in the light. Of the four OKLCH hues, those between the inner
 * ones turn most, none outside of the outer ones. In the dark it is a `share` of the way to `dark`, done
 * at a `within`-th of the way to black. Bases darker than `bright`, and pale ones, turn less: who
 * gives an olive or a beige wants it.
 */
const WARM = {
  hues: [30, 52, 88, 126],
  light: 102,
  dark: 45,
  share: 0.8,
  within: 2.2,
  bright: 0.7,
} as const;

/** Lightness at which scales of dark colors have most chroma, and how much more than their base at most. */
const RICHEST = { l: 0.6, most: 1.5 };

/** The share of the chroma that sRGB has beyond an even fade to white which scales of vivid colors have. */
const FILLED = 0.55;

/** How much longer than their lightness the chroma of dark steps is kept. */
const KEPT = 1.15;

/**
 * A color as the eleven steps of a design system, 50 (nearly white) to 950 (nearly black). The base
 * takes the step whose usual lightness is nearest to its own. The others keep its hue, but for those
 * of warm ones ({@link WARM}); their chroma fades toward white, more slowly where sRGB has more of
 * it, and toward black, and has its peak in the middle if the base is dark. Our own fit to halves of
 * hand-made scales, judged on the others. Lightness always falls.
 *
 * @param base A color outside the sRGB gamut is mapped into it first.
 */
export function ramp(base: Srgb): Ramp {
  const { colors, place } = rampOf(base, RAMP_STOPS.length);
  return { colors, base: RAMP_STOPS[place]! };
}

/**
 * As {@link ramp}, with another number of steps between the same ends.
 *
 * @param count Steps, 3 or more.
 * @returns The colors from light to dark, and the index at which the base stands.
 * @throws {RangeError} If the count is not a whole number of at least 3.
 */
export function rampOf(base: Srgb, count: number): { colors: Srgb[]; place: number } {
  if (!(Number.isInteger(count) && count >= 3)) {
    throw new RangeError(`count must be a whole number from 3; got ${count}`);
  }
  const inside = mapToGamut(base);
  const { l, c, h } = toOklch(inside);
  const usual = Array.from({ length: count }, (_, i) =>
    usualLightness((i * (LIGHTNESS.length - 1)) / (count - 1)),
  );
  const distances = usual.map((lightness) => Math.abs(lightness - l));
  const place = distances.indexOf(Math.min(...distances));
  const usualThere = usual[place]!;

  const colors = usual.map((lightness, i) => {
    if (i === place) return inside;
    const end = i < place ? usual[0]! : usual.at(-1)!;
    const share = (lightness - usualThere) / (end - usualThere);
    const own = l + (end - l) * share;
    return strongest(i < place ? lighter({ l, c, h }, own) : darker({ l, c, h }, own));
  });
  return { colors, place };
}

/** The usual lightness at a position among the eleven, which may lie between two of them. */
function usualLightness(position: number): number {
  const [low, high] = [Math.floor(position), Math.ceil(position)];
  const [, start] = LIGHTNESS[low]!;
  const [, end] = LIGHTNESS[high]!;
  return start + (end - start) * (position - low);
}

function lighter(base: Oklch, own: number): Oklch {
  const { l, c, h } = base;
  const vividness = vividnessOf(base);
  const turned = h + warmth(base, vividness) * (WARM.light - h) * ((own - l) / (1 - l));
  const top = Math.max(l, RICHEST.l);
  const most = c * Math.min(RICHEST.most, top / l);
  const even =
    own < top ? c + ((most - c) * (own - l)) / (top - l) : (most * (1 - own)) / (1 - top);
  const beyond = Math.max(0, chromaLimit(own, turned) - even);
  return { l: own, c: Math.min(most, even + FILLED * vividness ** 2 * beyond), h: turned };
}

function darker(base: Oklch, own: number): Oklch {
  const { l, c, h } = base;
  const share = WARM.share * Math.min(1, WARM.within * (1 - own / l));
  const turned = h - warmth(base, vividnessOf(base)) * Math.max(0, h - WARM.dark) * share;
  return { l: own, c: c * Math.min(1, (KEPT * own) / l), h: turned };
}

/** The share of the chroma that sRGB has there. */
const vividnessOf = ({ l, c, h }: Oklch) => (c > 0 ? Math.min(1, c / chromaLimit(l, h)) : 0);

/** How much a color turns, 0 to 1. */
function warmth({ l, h }: Oklch, vividness: number): number {
  const [from, full, fades, to] = WARM.hues;
  const near = Math.min(1, (h - from) / (full - from), (to - h) / (to - fades));
  return Math.max(0, near) * Math.min(1, l / WARM.bright) ** 2 * vividness;
}
