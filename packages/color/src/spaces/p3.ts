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
