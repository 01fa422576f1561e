import { atLuminance } from '../contrast/luminance-curve.ts';
import { relativeLuminance } from '../contrast/wcag.ts';
import { clip } from '../gamut.ts';
import { fromLinear } from '../spaces/linear-light.ts';
import { fromOklch, toOklch } from '../spaces/oklch.ts';
import { isStrictlyInGamut, type Srgb } from '../spaces/srgb.ts';
import { VISION_READERS } from './constants.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { evenSteps, seeExactly } from './even-steps.ts';
import { isOrderedForAll, measureRamp } from './measure-ramp.ts';
import { PLACE_OF, SEEN_LENGTH } from './readers.ts';
import { assertRamp, type Ramp } from './sequential.ts';

/** Relative luminance in the middle, and the least and greatest at the ends. */
const MIDDLE = 0.9;
const DARKEST = 0.07;
const LIGHTEST = 0.35;
/** Wings may be this vivid even if the given color is nearly gray (chroma divided by lightness). */
const LEAST_VIVIDNESS = 0.3;
const MOST_VIVID = 0.7;
const HALVINGS = 18;
/** The longest step, in steps of gray. */
const LONGEST = 3;
/** Hues that are tried for the other wing of one color, in degrees. */
const HUES = Array.from({ length: 24 }, (_, i) => 15 * i);

interface Wing {
  readonly hue: number;
  /** Chroma divided by lightness: what the given color has. */
  readonly limit: number;
}

/**
 * From one hue over a light gray to another: both wings have the same lightness from step to step, and all
 * steps the same ΔE2000. The ends have the mean luminance of the given colors, within limits, and of vividness as
 * much as both wings can have. Of one color, the other wing has the hue that is farthest from it for all visions.
 *
 * @throws {RangeError} If there are not one or two colors, or 3 to 256 steps.
 */
export function createDiverging(given: readonly Srgb[], steps: number): Ramp {
  assertRamp(given.length, steps);
  const end = Math.min(LIGHTEST, Math.max(DARKEST, mean(given.map(relativeLuminance))));
  const wings = wingsOf(given, end);
  const luminances = evenSteps((share) => gray(MIDDLE + (end - MIDDLE) * share), steps)
    .map(relativeLuminance)
    .filter((_, i) => i % 2 === (steps + 1) % 2);
  const unit = Math.max(
    ...luminances.slice(1).map((y, i) => distance(gray(luminances[i]!), gray(y))),
  );

  let best = rampOf(wings, luminances, 0, steps);
  let [low, high] = [0, LONGEST * unit];
  for (let i = 0; i < HALVINGS; i++) {
    const length = (low + high) / 2;
    const ramp = rampOf(wings, luminances, length, steps);
    if (ramp && isOrderedForAll(ramp)) {
      best = ramp;
      low = length;
    } else high = length;
  }
  if (!best) throw new Error('a ramp of grays is in every wing');
  return best;
}

/** Both wings in steps of a length; nothing if a color would leave sRGB or be too vivid. */
function rampOf(
  wings: readonly [Wing, Wing],
  luminances: readonly number[],
  length: number,
  steps: number,
): Ramp | undefined {
  const isOdd = steps % 2 === 1;
  const first = luminances[0]!;
  const start = isOdd ? 0 : vividnessApart(wings, first, length);
  const sides = wings.map((wing) => climb(wing, luminances, start, length));
  const [left, right] = sides;
  if (!left || !right) return undefined;
  const colors = [...left.toReversed(), ...right.slice(isOdd ? 1 : 0)];
  return { colors, ...measureRamp(colors, true) };
}

/** The colors of a wing from the middle on, each a step from the one before. */
function climb(
  wing: Wing,
  luminances: readonly number[],
  start: number,
  length: number,
): Srgb[] | undefined {
  let vividness = start;
  const colors = [colorAt(luminances[0]!, vividness, wing.hue)];
  if (vividness > wing.limit || !isStrictlyInGamut(colors[0]!)) return undefined;
  for (const luminance of luminances.slice(1)) {
    const before = colors.at(-1)!;
    const isNear = (one: number) => distance(before, colorAt(luminance, one, wing.hue)) < length;
    vividness = halve(vividness, MOST_VIVID, isNear);
    const color = colorAt(luminance, vividness, wing.hue);
    if (vividness > wing.limit || !isStrictlyInGamut(color)) return undefined;
    colors.push(color);
  }
  return colors.map(clip);
}

/** The vividness with which the first colors of the wings are a step apart. */
const vividnessApart = ([one, other]: readonly [Wing, Wing], luminance: number, length: number) =>
  halve(
    0,
    MOST_VIVID,
    (vividness) =>
      distance(colorAt(luminance, vividness, one.hue), colorAt(luminance, vividness, other.hue)) <
      length,
  );

/** The greatest number for which something holds that holds up to some number. */
function halve(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from, to];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function wingsOf(given: readonly Srgb[], end: number): [Wing, Wing] {
  const [one, other] = given.map((color): Wing => {
    const { l, c, h } = toOklch(color);
    return { hue: h, limit: Math.max(LEAST_VIVIDNESS, l > 0 ? c / l : 0) };
  });
  return [one!, other ?? { ...one!, hue: farthestHue(one!, end) }];
}

function farthestHue({ hue, limit }: Wing, luminance: number): number {
  const own = clip(colorAt(luminance, limit, hue));
  const least = (one: number) => {
    const seen = seeExactly([own, clip(colorAt(luminance, limit, one))]);
    return Math.min(
      ...VISION_READERS.map((reader) =>
        deltaE2000(seen, PLACE_OF[reader], seen, SEEN_LENGTH + PLACE_OF[reader]),
      ),
    );
  };
  return HUES.reduce((best, one) => (least(one) > least(best) ? one : best));
}

const colorAt = (luminance: number, vividness: number, hue: number): Srgb =>
  fromOklch(atLuminance(luminance, vividness, hue));

function distance(one: Srgb, other: Srgb): number {
  const seen = seeExactly([one, other]);
  return deltaE2000(seen, 0, seen, SEEN_LENGTH);
}

function gray(luminance: number): Srgb {
  const channel = fromLinear(luminance);
  return { r: channel, g: channel, b: channel };
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;
