import type { Hex } from '@swatchwork/color';

/** A color of a library: the digits without alpha, and the alpha as a number. */
export interface Paint {
  readonly color: string;
  readonly opacity: number;
}

const HEX = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;

/** The color of a token, if its text is one in hex. */
export function readHex(text: string): Hex | undefined {
  if (!HEX.test(text)) return undefined;
  return (text.toUpperCase() as Hex).replace(/^(#.{6})FF$/, '$1') as Hex;
}

export const toPaint = (hex: Hex): Paint => ({
  color: hex.slice(0, 7),
  opacity: hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1,
});

/** Finer alphas than 8 bits have no such color: a person has set them. */
export function fromPaint({ color, opacity }: Paint): Hex | undefined {
  const byte = Math.round(opacity * 255);
  if (Math.abs(byte / 255 - opacity) > 1e-6) return undefined;
  return readHex(color + byte.toString(16).padStart(2, '0'));
}
