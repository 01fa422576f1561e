import { convertLabToRgb, convertRgbToLab } from '../culori.ts';
import type { Srgb } from './srgb.ts';

/** CIE Lab with the D50 white point, as in CSS: lightness 0…100, `a` and `b` about ±125. */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

/** @see https://www.w3.org/TR/css-color-4/#cie-lab */
export function toLab(color: Srgb): Lab {
  const { l, a, b } = convertRgbToLab(color);
  return { l, a, b };
}

/** The result may lie outside the sRGB gamut. */
export function fromLab(color: Lab): Srgb {
  const { r, g, b } = convertLabToRgb(color);
  return { r, g, b };
}
