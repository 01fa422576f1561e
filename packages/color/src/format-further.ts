import { mapToGamut } from './gamut.ts';
import { round, roundHue } from './round.ts';
import { toCmyk } from './spaces/cmyk.ts';
import { toHsv } from './spaces/hsv.ts';
import { toLab } from './spaces/lab.ts';
import { toLch } from './spaces/lch.ts';
import { toOklab } from './spaces/oklab.ts';
import { toP3 } from './spaces/p3.ts';
import type { Srgb } from './spaces/srgb.ts';

/*
 * The notations that most pages do not show, by the rules of `format.ts`: apart, so that these pages
 * load nothing of their color spaces.
 */

/** Such as `hsv(217, 76%, 96%)`. Not CSS. */
export function formatHsv(color: Srgb, more = 0): string {
  const { h, s, v } = toHsv(mapToGamut(color));
  return `hsv(${roundHue(h, more)}, ${round(s, more)}%, ${round(v, more)}%)`;
}

/** Such as `cmyk(76%, 47%, 0%, 4%)`. Uncalibrated, and not CSS. */
export function formatCmyk(color: Srgb, more = 0): string {
  const { c, m, y, k } = toCmyk(mapToGamut(color));
  return `cmyk(${round(c, more)}%, ${round(m, more)}%, ${round(y, more)}%, ${round(k, more)}%)`;
}

/** Such as `oklab(0.6231 -0.0332 -0.1851)`. */
export function formatOklab(color: Srgb, more = 0): string {
  const { l, a, b } = toOklab(color);
  return `oklab(${round(l, 4 + more)} ${round(a, 4 + more)} ${round(b, 4 + more)})`;
}

/** Such as `lab(54.62 8.76 -65.79)`; white point D50. */
export function formatLab(color: Srgb, more = 0): string {
  const { l, a, b } = toLab(color);
  return `lab(${round(l, 2 + more)} ${round(a, 2 + more)} ${round(b, 2 + more)})`;
}

/** Such as `lch(54.62 66.37 277.59)`; white point D50, the hue of a gray is `none`. */
export function formatLch(color: Srgb, more = 0): string {
  const { l, c, h } = toLch(color);
  const chroma = round(c, 2 + more);
  return `lch(${round(l, 2 + more)} ${chroma} ${chroma === 0 ? 'none' : roundHue(h, 2 + more)})`;
}

/** Such as `color(display-p3 0.3047 0.5035 0.9338)`. */
export function formatP3(color: Srgb, more = 0): string {
  const { r, g, b } = toP3(color);
  return `color(display-p3 ${round(r, 4 + more)} ${round(g, 4 + more)} ${round(b, 4 + more)})`;
}
