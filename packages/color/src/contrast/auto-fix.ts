import { deltaEOK } from '../difference.ts';
import { clip, mapToGamut } from '../gamut.ts';
import { fromOklch, type Oklch, toOklch } from '../spaces/oklch.ts';
import { isStrictlyInGamut, type Srgb } from '../spaces/srgb.ts';
import { luminanceCurve } from './luminance-curve.ts';
import { readableTextColor } from './readable.ts';
import { contrastRatio, FLARE, relativeLuminance, WCAG } from './wcag.ts';

/**
 * A channel so near the edge of the gamut lies on it but for the noise of floats. That differs
 * between runs and must not decide whether the byte beside the edge is tried: a server and a
 * browser would answer different colors.
 */
const NOISE = 1e-9;

/** What {@link fixContrast} found. */
export interface ContrastFix {
  /** An 8-bit color. */
  readonly color: Srgb;
  /** Adjustments made, 0 (the color passed already) to 5. */
  readonly steps: number;
}

/** Moves along one luminance. With the move that reaches it and the rounding to 8 bits: five. */
const MOVES = 3;

/** OKLCH chroma under which a color counts as gray: it has no hue to hold, and gets none. */
const GRAY = 1e-4;

/**
 * The color nearest in ΔE_OK to the given one that reaches a contrast ratio, its hue held.
 *
 * One adjustment moves lightness and chroma together: the first to the luminance that just passes
 * (lighter and darker are both tried), up to three along that luminance to the point nearest the
 * given color, the last to the 8-bit colors around it, of which the nearest that passes wins.
 *
 * @param color What to change. A color outside the gamut is mapped into it first.
 * @param against What it must contrast with; it may lie outside the gamut.
 * @param target Ratio from 1 to 21.
 * @returns Black or white, the better of them, where nothing reaches the target.
 * @throws {RangeError} If the target is out of range or a channel NaN.
 */
export function fixContrast(color: Srgb, against: Srgb, target: number = WCAG.aa): ContrastFix {
  if (!(target >= 1 && target <= 21)) throw new RangeError(`target must be 1…21, got ${target}`);
  const passes = (candidate: Srgb) => contrastRatio(candidate, against) >= target;

  const given = mapToGamut(color);
  const written = roundEach(given, Math.round);
  if (passes(written)) return { color: written, steps: 0 };

  const luminance = relativeLuminance(against);
  const lighter = target * (luminance + FLARE) - FLARE;
  const darker = (luminance + FLARE) / target - FLARE;
  let best: ContrastFix | undefined;
  for (const goal of [lighter, darker]) {
    if (!(goal > 0 && goal <= 1)) continue;
    for (const [moves, point] of slide(goal, toOklch(given)).entries()) {
      for (const candidate of roundings(withoutNoise(fromOklch(point)), point.c < GRAY)) {
        if (!passes(candidate)) continue;
        if (best && deltaEOK(candidate, given) >= deltaEOK(best.color, given)) continue;
        best = { color: candidate, steps: moves + 2 };
      }
    }
  }
  return best ?? { color: readableTextColor(against), steps: 1 };
}

/**
 * From the given color to a luminance, and along it to the foot of the perpendicular on its
 * tangent, again and again: at most four points.
 */
function slide(luminance: number, { l, c, h }: Oklch): Oklch[] {
  const curve = luminanceCurve(luminance, h);
  if (c < GRAY) return [curve.at(0)];

  let vividness = c / l;
  // A darkened color keeps its vividness inside the gamut, even in blue, where slightly less vivid
  // colors lie outside.
  const limit = isStrictlyInGamut(fromOklch(curve.at(vividness)))
    ? Math.max(vividness, curve.limit)
    : curve.limit;
  vividness = Math.min(limit, vividness);
  const points = [curve.at(vividness)];
  while (points.length <= MOVES) {
    const point = curve.at(vividness);
    const slope = curve.slopeAt(vividness);
    const foot =
      ((l - point.l) * slope.l + (c - point.c) * slope.c) / (slope.l ** 2 + slope.c ** 2);
    const next = Math.min(limit, Math.max(0, vividness + foot));
    if (Math.abs(next - vividness) < 1e-4) break;
    vividness = next;
    points.push(curve.at(vividness));
  }
  return points;
}

const withoutNoise = (color: Srgb): Srgb => {
  const { r, g, b } = clip(color);
  return { r: toEdge(r), g: toEdge(g), b: toEdge(b) };
};

const toEdge = (channel: number) => {
  if (channel < NOISE) return 0;
  return channel > 1 - NOISE ? 1 : channel;
};

type Rounding = (value: number) => number;

const roundEach = ({ r, g, b }: Srgb, red: Rounding, green = red, blue = red): Srgb => ({
  r: red(r * 255) / 255,
  g: green(g * 255) / 255,
  b: blue(b * 255) / 255,
});

/** The 8-bit colors around a color: every channel up or down, all alike in a gray. */
function roundings(color: Srgb, isGray: boolean): Srgb[] {
  const ways = [Math.floor, Math.ceil];
  if (isGray) return ways.map((way) => roundEach(color, way));
  return ways.flatMap((red) =>
    ways.flatMap((green) => ways.map((blue) => roundEach(color, red, green, blue))),
  );
}
