import { mixColors } from '../mixing/mix.ts';
import { strongest } from '../palette/chroma-limit.ts';
import { fromLinear, toLinear } from '../spaces/linear-light.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { evenSteps } from './even-steps.ts';
import { isOrderedForAll, type MeasuredRamp, measureRamp } from './measure-ramp.ts';

/** Colors of a ramp. */
export const RAMP_LIMITS = { min: 3, max: 256 } as const;

export interface Ramp extends MeasuredRamp {
  /** Not rounded to bytes. */
  readonly colors: readonly Srgb[];
}

/** OKLCH lightness of the ends around one color, and the share of its chroma that they have. */
const LIGHT_END = { l: 0.97, share: 0.15 };
const DARK_END = { l: 0.27, share: 0.6 };
/** A color nearer than this to an end, in lightness, is that end. */
const NEAR_END = 0.08;

/**
 * From light to dark through one color, or from one of two to the other, in steps of the same ΔE2000. Colors
 * are mixed in OKLab; where lightness would not fall for each vision, in linear light, in which it does
 * wherever the ends allow it. The answer says for whom it falls.
 *
 * @throws {RangeError} If there are not one or two colors, or 3 to 256 steps.
 */
export function createSequential(given: readonly Srgb[], steps: number): Ramp {
  assertRamp(given.length, steps);
  const way = given.length === 1 ? around(given[0]!) : given;
  const even = rampOf(
    evenSteps((share) => along(way, share, (a, b, part) => mixColors(a, b, part)), steps),
  );
  return isOrderedForAll(even)
    ? even
    : rampOf(evenSteps((share) => along(way, share, mixLight), steps));
}

const rampOf = (colors: Srgb[]): Ramp => ({ colors, ...measureRamp(colors, false) });

/** A pale and a dark relative, and the color between them. */
function around(color: Srgb): Srgb[] {
  const { l, c, h } = toOklch(color);
  const end = ({ l, share }: typeof DARK_END) => strongest({ l, c: c * share, h });
  return [
    ...(l < LIGHT_END.l - NEAR_END ? [end(LIGHT_END)] : []),
    color,
    ...(l > DARK_END.l + NEAR_END ? [end(DARK_END)] : []),
  ];
}

function along(
  way: readonly Srgb[],
  share: number,
  mix: (a: Srgb, b: Srgb, share: number) => Srgb,
): Srgb {
  const position = share * (way.length - 1);
  const leg = Math.min(Math.floor(position), way.length - 2);
  return mix(way[leg]!, way[leg + 1]!, position - leg);
}

function mixLight(a: Srgb, b: Srgb, share: number): Srgb {
  const channel = (one: number, other: number) =>
    fromLinear(toLinear(one) + (toLinear(other) - toLinear(one)) * share);
  return { r: channel(a.r, b.r), g: channel(a.g, b.g), b: channel(a.b, b.b) };
}

/** @throws {RangeError} If there are not one or two colors, or 3 to 256 steps. */
export function assertRamp(colors: number, steps: number): void {
  if (colors !== 1 && colors !== 2) throw new RangeError(`colors must be 1 or 2, got ${colors}`);
  const { min, max } = RAMP_LIMITS;
  if (!Number.isInteger(steps) || steps < min || steps > max) {
    throw new RangeError(`steps must be a whole number ${min}…${max}, got ${steps}`);
  }
}
