import { isStrictlyInGamut, type Srgb } from '../spaces/srgb.ts';

/** Light scattered by the screen itself, which the definition adds to both. */
export const FLARE = 0.05;

/** Least ratios of WCAG 2.2 (1.4.3 and 1.4.6). Large text: 24 px, or 18.66 px in bold. */
export const WCAG = { aa: 4.5, aaLarge: 3, aaa: 7 } as const;

export type WcagLevel = 'Fail' | 'AA Large' | 'AA' | 'AAA';

/**
 * WCAG 2.2 contrast ratio of two opaque colors; the order does not matter.
 *
 * @param a Gamma-encoded sRGB; channels outside 0…1 are colors beyond its gamut. Composite any
 *   alpha before calling.
 * @param b As `a`.
 * @returns 1 (same luminance) to 21 (black on white), not rounded.
 * @throws {RangeError} If a channel is NaN.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastRatio(a: Srgb, b: Srgb): number {
  const ya = relativeLuminance(a);
  const yb = relativeLuminance(b);
  return ya > yb ? (ya + FLARE) / (yb + FLARE) : (yb + FLARE) / (ya + FLARE);
}

/**
 * Relative luminance Y: 0 for black, 1 for white. Of a color beyond sRGB it is the Y of its XYZ, cut
 * to that range: the definition knows nothing darker than black or brighter than white. Throws as
 * {@link contrastRatio} does.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function relativeLuminance(color: Srgb): number {
  if (!isStrictlyInGamut(color)) return beyondSrgb(color);
  return 0.2126 * linearize(color.r) + 0.7152 * linearize(color.g) + 0.0722 * linearize(color.b);
}

/** Apart from the common case, which then stays as quick as if there were no other. */
function beyondSrgb({ r, g, b }: Srgb): number {
  // The curve is odd, so that negative channels keep their meaning.
  const odd = (channel: number) => Math.sign(channel) * curve(Math.abs(channel));
  const y = 0.2126 * odd(r) + 0.7152 * odd(g) + 0.0722 * odd(b);
  if (Number.isNaN(y)) throw new RangeError(`channels must be numbers, got ${r}, ${g}, ${b}`);
  return Math.min(1, Math.max(0, y));
}

/**
 * The transfer curve with WCAG's own threshold; no 8-bit value gives another result with 0.04045.
 */
const curve = (channel: number) =>
  channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const CURVE_OF_BYTES = Float64Array.from({ length: 256 }, (_, byte) => curve(byte / 255));

/** Most colors are 8-bit ones, and for those a look-up takes a third of the time. */
function linearize(channel: number): number {
  const byte = Math.round(channel * 255);
  return byte / 255 === channel ? CURVE_OF_BYTES[byte]! : curve(channel);
}

/** The best level a ratio reaches, judged unrounded; 'AA Large' is a pass for large text only. */
export function wcagLevel(ratio: number): WcagLevel {
  if (ratio >= WCAG.aaa) return 'AAA';
  if (ratio >= WCAG.aa) return 'AA';
  return ratio >= WCAG.aaLarge ? 'AA Large' : 'Fail';
}

/** Ratio for display, such as `4.49`. Cut, never rounded: 4.499 must not read as a pass at 4.5. */
export function formatRatio(ratio: number): string {
  const nearest = Math.round(ratio * 100) / 100;
  return (nearest > ratio ? nearest - 0.01 : nearest).toFixed(2);
}
