import { formatHex, isInGamut, mapToGamut, type ParsedColor } from '@swatchwork/color';

/** Colors with the same key are the same color: finer than any screen, coarser than rounding in a computation. */
export function colorKey({ color: { r, g, b }, alpha }: ParsedColor): string {
  return [r, g, b, alpha].map((one) => (Math.round(one * FINE) / FINE + 0).toString()).join(' ');
}

const FINE = 100_000;

/** `#rrggbb`, or `#rrggbbaa` where it is translucent: the nearest in sRGB. */
export function hexOf({ color, alpha }: ParsedColor): string {
  const hex = formatHex(mapToGamut(color)).toLowerCase();
  const byte = Math.round(alpha * 255);
  return byte === 255 ? hex : hex + byte.toString(16).padStart(2, '0');
}

export const isInSrgb = ({ color }: ParsedColor): boolean => isInGamut(color);
