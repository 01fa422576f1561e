import { mapToGamut } from '../gamut.ts';
import { fromOklch, type Oklch, toOklch } from '../spaces/oklch.ts';
import { formatHex, parseHex, type Srgb } from '../spaces/srgb.ts';

/** The nearest 8-bit colour that sRGB has. */
export const asBytes = (color: Srgb): Srgb => parseHex(formatHex(mapToGamut(color)))!;

/**
 * A tint or shade of a colour: its hue at another OKLCH lightness, with at most the given chroma
 * and never more than the colour has, so that grey stays grey.
 */
export function relative(color: Srgb, { l, c }: Omit<Oklch, 'h'>): Srgb {
  const own = toOklch(color);
  return asBytes(fromOklch({ l, c: Math.min(c, own.c), h: own.h }));
}
