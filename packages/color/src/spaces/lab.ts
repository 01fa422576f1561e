import { convertLabToXyz50, convertXyz50ToLab } from '../culori.ts';
import { round } from '../round.ts';
import type { Srgb } from './srgb.ts';
import { fromXyzD50, toXyzD50 } from './xyz-d50.ts';

/** CIE Lab with the D50 white point, as in CSS: lightness 0…100, `a` and `b` about ±125. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** @see https://www.w3.org/TR/css-color-4/#cie-lab */
export function toLab(color: Srgb): Lab {
  const { l, a, b } = convertXyz50ToLab(toXyzD50(color));
  return { l, a, b };
}

/** The result may lie outside the sRGB gamut. */
export const fromLab = (color: Lab): Srgb => fromXyzD50(convertLabToXyz50(color));

/** Such as `lab(54.62 8.76 -65.79)`; white point D50. */
export function formatLab(color: Srgb, more = 0): string {
  const { l, a, b } = toLab(color);
  return `lab(${round(l, 2 + more)} ${round(a, 2 + more)} ${round(b, 2 + more)})`;
}
