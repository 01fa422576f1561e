import { mapToGamut } from '../gamut.ts';
import { fromOklch, type Oklch, toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';

/** The nearest 8-bit color that sRGB has. */
export const asBytes = (color: Srgb): Srgb => parseHex(formatHex(mapToGamut(color)))!;

/**
 * A tint or shade of a color: its hue at another OKLCH lightness, with at most the given chroma
 * and never more than the color has, so that gray stays gray.
 */
export function relative(color: Srgb, { l, c }: Omit<Oklch, 'h'>): Srgb {
  const own = toOklch(color);
  return asBytes(fromOklch({ l, c: Math.min(c, own.c), h: own.h }));
}
