import {
  convertP3ToXyz65,
  convertRgbToXyz65,
  convertXyz65ToP3,
  convertXyz65ToRgb,
} from '../culori.ts';
import { round } from '../round.ts';
import type { Srgb } from './srgb.ts';

/** Gamma-encoded Display P3; channels 0…1 inside its gamut, which holds all of sRGB. */
export interface DisplayP3 {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** @see https://www.w3.org/TR/css-color-4/#predefined-display-p3 */
export function toP3(color: Srgb): DisplayP3 {
  const { r, g, b } = convertXyz65ToP3(convertRgbToXyz65(color));
  return { r, g, b };
}

/**
 * Linear light of sRGB to that of Display P3, without the powers of {@link toP3}: the product of the
 * matrices of CSS Color 4.
 */
export const toLinearP3 = ({ r, g, b }: Srgb): DisplayP3 => ({
  r: 0.8224619687143623 * r + 0.17753803128563775 * g,
  g: 0.03319419885096162 * r + 0.9668058011490384 * g,
  b: 0.017082630721120033 * r + 0.07239744066396347 * g + 0.9105199286149165 * b,
});

/** Undoes {@link toLinearP3}; the result may lie outside of 0…1. */
export const fromLinearP3 = ({ r, g, b }: DisplayP3): Srgb => ({
  r: 1.2249401762805598 * r - 0.22494017628055996 * g,
  g: -0.042056954709688163 * r + 1.0420569547096881 * g,
  b: -0.019637554590334432 * r - 0.07863604555063189 * g + 1.0982736001409663 * b,
});

/** The result may lie outside the sRGB gamut. */
export function fromP3(color: DisplayP3): Srgb {
  const { r, g, b } = convertXyz65ToRgb(convertP3ToXyz65(color));
  return { r, g, b };
}

/** Such as `color(display-p3 0.3047 0.5035 0.9338)`. */
export function formatP3(color: Srgb, more = 0): string {
  const { r, g, b } = toP3(color);
  return `color(display-p3 ${round(r, 4 + more)} ${round(g, 4 + more)} ${round(b, 4 + more)})`;
}
