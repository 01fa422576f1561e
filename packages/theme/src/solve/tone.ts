import { formatHex, type Hex, parseHex, relativeLuminance, type Srgb } from '@swatchwork/color';

/** An 8-bit color: what is written is what is measured. */
export interface Tone {
  readonly hex: Hex;
  readonly color: Srgb;
  /** Relative luminance of WCAG, 0–1. */
  readonly y: number;
}

/** The nearest 8-bit color of one inside sRGB. */
export function toneOf(color: Srgb): Tone {
  const hex = formatHex(color);
  const bytes = parseHex(hex)!;
  return { hex, color: bytes, y: relativeLuminance(bytes) };
}

export const WHITE_TONE = toneOf({ r: 1, g: 1, b: 1 });
export const BLACK_TONE = toneOf({ r: 0, g: 0, b: 0 });
