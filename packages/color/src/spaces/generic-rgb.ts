import { fromLinear } from './linear-light.ts';
import { type Matrix, multiply } from './matrix.ts';
import type { Srgb } from './srgb.ts';

/** Of each channel, as its profile says it: in steps of 1/256. */
const GAMMA = 461 / 256;

/*
 * From the primaries of P22 phosphors of the EBU (0.630 0.340, 0.295 0.605, 0.155 0.077) to those of sRGB;
 * the white point of both is D65.
 */
// biome-ignore format: three rows
const TO_LINEAR_SRGB: Matrix = [
  1.025252458599797, -0.02654753369669723, 0.00129507509690007,
  0.01939350687455517, 0.9480280089350361, 0.03257848419040861,
  -0.0017695315544888, -0.00144232258111513, 1.0032118541356039,
];

/**
 * The color of macOS's Generic RGB, which its programs call calibrated RGB; a gray of Generic Gray is
 * that of three equal channels. Apple publishes no numbers: these give the colors that macOS itself
 * converted to 2e-4 in each channel. Channels are 0…1; the result may lie outside the sRGB gamut.
 *
 * @see https://developer.apple.com/documentation/coregraphics/cgcolorspace/genericrgblinear
 */
export function fromGenericRgb({ r, g, b }: Srgb): Srgb {
  const light = [r, g, b].map((channel) => Math.sign(channel) * Math.abs(channel) ** GAMMA);
  const [red, green, blue] = multiply(TO_LINEAR_SRGB, [light[0]!, light[1]!, light[2]!]);
  return { r: fromLinear(red), g: fromLinear(green), b: fromLinear(blue) };
}
