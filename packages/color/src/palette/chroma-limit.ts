import { convertOklabToLrgb } from '../culori.ts';
import { clip } from '../gamut.ts';
import { round, roundHue } from '../round.ts';
import { normalizeHue, toRadians } from '../spaces/hue.ts';
import { toLinear } from '../spaces/linear-light.ts';
import { fromOklch, type Oklch } from '../spaces/oklch.ts';
import { toLinearP3, toP3 } from '../spaces/p3.ts';
import { isStrictlyInGamut, type Srgb, TOLERANCE } from '../spaces/srgb.ts';

const HIGHEST = 0.4; // sRGB ends at 0.323, in magenta, Display P3 at 0.3686, in green
const HALVINGS = 12; // 0.4 / 2^12 = 0.0001

const DARKEST = toLinear(-TOLERANCE);
const BRIGHTEST = toLinear(1 + TOLERANCE);

/**
 * The OKLCH chroma at which a lightness and hue leave sRGB, found to 0.0001 from below. Around
 * blue (hue 264), where the surface bends inwards, still stronger colors may lie inside again.
 *
 * @param l OKLCH lightness, 0…1.
 * @param h OKLCH hue in degrees.
 */
export function chromaLimit(l: number, h: number): number {
  return lastWhere(l, h, isInside);
}

const [L_STEPS, H_STEPS] = [64, 120];
const LIMITS = new Float64Array((L_STEPS + 1) * H_STEPS).fill(-1);

/** About {@link chromaLimit}, to within 0.03, computed once for each of some thousand lightnesses and hues. */
export function roughChromaLimit(l: number, h: number): number {
  const row = Math.round(Math.min(1, Math.max(0, l)) * L_STEPS);
  const column = Math.round((normalizeHue(h) / 360) * H_STEPS) % H_STEPS;
  const at = row * H_STEPS + column;
  if (LIMITS[at]! < 0) LIMITS[at] = chromaLimit(row / L_STEPS, (column / H_STEPS) * 360);
  return LIMITS[at]!;
}

/** The limit of Display P3, as {@link chromaLimit}. */
export function chromaLimitOfP3(l: number, h: number): number {
  return lastWhere(l, h, (color) => isInside(toLinearP3(color)));
}

const isInP3 = (color: Oklch): boolean => isStrictlyInGamut(toP3(fromOklch(color)));

/** The greatest chroma whose linear light lies inside. */
function lastWhere(l: number, h: number, isInside: (color: Srgb) => boolean): number {
  const [cos, sin] = [Math.cos(toRadians(h)), Math.sin(toRadians(h))];
  let [low, high] = [0, HIGHEST];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isInside(convertOklabToLrgb({ l, a: middle * cos, b: middle * sin }))) low = middle;
    else high = middle;
  }
  return low;
}

/** Whether linear light is in its gamut, as {@link isStrictlyInGamut} forgives: without the power of three channels. */
const isInside = ({ r, g, b }: Srgb): boolean =>
  Math.min(r, g, b) >= DARKEST && Math.max(r, g, b) <= BRIGHTEST;

/** The color, or the strongest that sRGB has of its lightness and hue. */
export function strongest({ l, c, h }: Oklch): Srgb {
  const color = fromOklch({ l, c, h });
  return clip(isStrictlyInGamut(color) ? color : fromOklch({ l, c: chromaLimit(l, h), h }));
}

/**
 * The color, or the strongest that Display P3 has of its lightness and hue, in OKLCH of few digits,
 * so that its text is short. It may lie outside the sRGB gamut.
 */
export function strongestOfP3({ l, c, h }: Oklch): Srgb {
  const [lightness, hue] = [round(Math.min(1, Math.max(0, l)), 4), roundHue(normalizeHue(h), 2)];
  const given = { l: lightness, c, h: hue };
  const chroma = isInP3(given) ? c : chromaLimitOfP3(lightness, hue);
  return fromOklch({ ...given, c: Math.floor(chroma * 1e4) / 1e4 });
}
