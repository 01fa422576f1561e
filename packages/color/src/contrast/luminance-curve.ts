import { toRadians } from '../spaces/hue.ts';
import { fromOklch, type Oklch } from '../spaces/oklch.ts';
import { isStrictlyInGamut } from '../spaces/srgb.ts';

/**
 * How each cone response of OKLab depends on `a` and `b`, and what its cube adds to the relative
 * luminance: Ottosson's matrices, the second multiplied by 0.2126, 0.7152 and 0.0722.
 *
 * @see https://bottosson.github.io/posts/oklab/
 */
const CONES = [
  { a: 0.3963377773761749, b: 0.2158037573099136, weight: -0.0407745233609184 },
  { a: -0.1055613458156586, b: -0.0638541728258133, weight: 1.1124921587493164 },
  { a: -0.0894841775298119, b: -1.2914855480194092, weight: -0.0717176353883981 },
] as const;

/** More than any sRGB color has: chroma divided by lightness is at most 0.69, in pure blue. */
const MOST_VIVID = 1;

/** The colors of one hue and one luminance, from gray outwards by vividness (chroma/lightness). */
interface LuminanceCurve {
  /** The vividness at which the curve leaves the sRGB gamut. */
  readonly limit: number;
  at(vividness: number): Oklch;
  /** How lightness and chroma change with vividness. */
  slopeAt(vividness: number): { readonly l: number; readonly c: number };
}

/**
 * The color of a luminance, vividness and hue. Luminance is a sum of cubes of cone responses, each
 * proportional to lightness once hue and vividness are fixed. So the lightness that gives a
 * luminance is one cube root, without search.
 *
 * @param luminance Relative luminance above 0 and up to 1.
 * @param vividness Chroma divided by lightness, 0 (gray) to about 0.7.
 * @param hue OKLCH hue in degrees.
 * @returns May lie outside the sRGB gamut.
 */
export const atLuminance = (luminance: number, vividness: number, hue: number): Oklch =>
  luminanceCurveOf(luminance, hue).at(vividness);

/** The curve of a luminance above 0 and up to 1 and of a hue in degrees, to where sRGB ends. */
export function luminanceCurve(luminance: number, hue: number): LuminanceCurve {
  const curve = luminanceCurveOf(luminance, hue);
  let limit = 0;
  for (let step = MOST_VIVID / 2; step > 1e-6; step /= 2) {
    if (isStrictlyInGamut(fromOklch(curve.at(limit + step)))) limit += step;
  }
  return { limit, ...curve };
}

function luminanceCurveOf(luminance: number, hue: number): Omit<LuminanceCurve, 'limit'> {
  const [cos, sin] = [Math.cos(toRadians(hue)), Math.sin(toRadians(hue))];
  const cones = CONES.map(({ a, b, weight }) => ({ lean: a * cos + b * sin, weight }));
  /** Luminance at lightness 1, and its derivative. */
  const unit = (t: number) =>
    cones.reduce((sum, { lean, weight }) => sum + weight * (1 + lean * t) ** 3, 0);
  const unitSlope = (t: number) =>
    cones.reduce((sum, { lean, weight }) => sum + 3 * weight * lean * (1 + lean * t) ** 2, 0);

  function at(t: number): Oklch {
    const l = Math.cbrt(luminance / unit(t));
    return { l, c: l * t, h: hue };
  }

  function slopeAt(t: number) {
    const { l } = at(t);
    const slope = (-l * unitSlope(t)) / (3 * unit(t));
    return { l: slope, c: l + t * slope };
  }

  return { at, slopeAt };
}
