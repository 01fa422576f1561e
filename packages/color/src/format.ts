import { mapToGamut } from './gamut.ts';
import { toCmyk } from './spaces/cmyk.ts';
import { toHsl } from './spaces/hsl.ts';
import { toHsv } from './spaces/hsv.ts';
import { toLab } from './spaces/lab.ts';
import { toLch } from './spaces/lch.ts';
import { toOklab } from './spaces/oklab.ts';
import { toOklch } from './spaces/oklch.ts';
import { toP3 } from './spaces/p3.ts';
import type { Srgb } from './spaces/srgb.ts';

/*
 * Colors as texts for people, rounded. RGB, HSL, HSV and CMYK describe only what sRGB can show
 * and are mapped to its gamut first; the others keep any color, with digits enough that an 8-bit
 * color comes back from the text within one step of a channel.
 */

/** Such as `rgb(59, 130, 246)`. */
export function formatRgb(color: Srgb): string {
  const { r, g, b } = mapToGamut(color);
  return `rgb(${round(r * 255)}, ${round(g * 255)}, ${round(b * 255)})`;
}

/** Such as `hsl(217, 91%, 60%)`. Nine of ten colors do not survive these whole numbers. */
export function formatHsl(color: Srgb): string {
  const { h, s, l } = toHsl(mapToGamut(color));
  return `hsl(${roundHue(h)}, ${round(s)}%, ${round(l)}%)`;
}

/** Such as `hsv(217, 76%, 96%)`. Not CSS. */
export function formatHsv(color: Srgb): string {
  const { h, s, v } = toHsv(mapToGamut(color));
  return `hsv(${roundHue(h)}, ${round(s)}%, ${round(v)}%)`;
}

/** Such as `cmyk(76%, 47%, 0%, 4%)`. Uncalibrated, and not CSS. */
export function formatCmyk(color: Srgb): string {
  const { c, m, y, k } = toCmyk(mapToGamut(color));
  return `cmyk(${round(c)}%, ${round(m)}%, ${round(y)}%, ${round(k)}%)`;
}

/** Such as `oklch(0.6231 0.188 259.81)`; the hue of a gray is `none`. */
export function formatOklch(color: Srgb): string {
  const { l, c, h } = toOklch(color);
  const chroma = round(c, 4);
  return `oklch(${round(l, 4)} ${chroma} ${chroma === 0 ? 'none' : roundHue(h, 2)})`;
}

/** Such as `oklab(0.6231 -0.0332 -0.1851)`. */
export function formatOklab(color: Srgb): string {
  const { l, a, b } = toOklab(color);
  return `oklab(${round(l, 4)} ${round(a, 4)} ${round(b, 4)})`;
}

/** Such as `lab(54.62 8.76 -65.79)`; white point D50. */
export function formatLab(color: Srgb): string {
  const { l, a, b } = toLab(color);
  return `lab(${round(l, 2)} ${round(a, 2)} ${round(b, 2)})`;
}

/** Such as `lch(54.62 66.37 277.59)`; white point D50, the hue of a gray is `none`. */
export function formatLch(color: Srgb): string {
  const { l, c, h } = toLch(color);
  const chroma = round(c, 2);
  return `lch(${round(l, 2)} ${chroma} ${chroma === 0 ? 'none' : roundHue(h, 2)})`;
}

/** Such as `color(display-p3 0.3047 0.5035 0.9338)`. */
export function formatP3(color: Srgb): string {
  const { r, g, b } = toP3(color);
  return `color(display-p3 ${round(r, 4)} ${round(g, 4)} ${round(b, 4)})`;
}

/** Rounds, and turns -0 into 0. */
const round = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits || 0;

/** As {@link round}; 359.6 becomes 0, never 360. */
const roundHue = (hue: number, digits = 0) => round(hue, digits) % 360;
