import {
  convertP3ToXyz65,
  convertRgbToXyz65,
  convertXyz65ToP3,
  convertXyz65ToRgb,
} from '../culori.ts';
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

/** The result may lie outside the sRGB gamut. */
export function fromP3(color: DisplayP3): Srgb {
  const { r, g, b } = convertXyz65ToRgb(convertP3ToXyz65(color));
  return { r, g, b };
}
