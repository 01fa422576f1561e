import type { AlphaColor } from './contrast/composite.ts';
import { mapToGamut } from './gamut.ts';
import { round, roundHue } from './round.ts';
import { toHsl } from './spaces/hsl.ts';
import { toOklch } from './spaces/oklch.ts';
import { byteDigits, formatHex, type Hex, type Srgb } from './spaces/srgb.ts';

/*
 * Colors as texts for people, rounded. RGB, HSL, HSV and CMYK describe only what sRGB can show
 * and are mapped to its gamut first; the others keep any color, with digits enough that an 8-bit
 * color comes back from the text within one step of a channel. Notations that few pages show are in
 * the files of their spaces.
 */

/** `#RRGGBB`, or `#RRGGBBAA` where it is translucent. Throws as {@link formatHex} does. */
export function formatHexAlpha({ color, alpha }: AlphaColor): Hex {
  const digits = byteDigits(alpha);
  return `${formatHex(color)}${digits === 'FF' ? '' : digits}`;
}

/** Such as `rgb(59, 130, 246)`. */
export function formatRgb(color: Srgb, more = 0): string {
  const { r, g, b } = mapToGamut(color);
  return `rgb(${round(r * 255, more)}, ${round(g * 255, more)}, ${round(b * 255, more)})`;
}

/** Such as `hsl(217, 91%, 60%)`. Nine of ten colors do not survive these whole numbers. */
export function formatHsl(color: Srgb, more = 0): string {
  const { h, s, l } = toHsl(mapToGamut(color));
  return `hsl(${roundHue(h, more)}, ${round(s, more)}%, ${round(l, more)}%)`;
}

/** Such as `oklch(0.6231 0.188 259.81)`; the hue of a gray is `none`. */
export function formatOklch(color: Srgb, more = 0): string {
  const { l, c, h } = toOklch(color);
  const chroma = round(c, 4 + more);
  return `oklch(${round(l, 4 + more)} ${chroma} ${chroma === 0 ? 'none' : roundHue(h, 2 + more)})`;
}
