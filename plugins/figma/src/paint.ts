import { formatHex, fromP3, type Hex, parseHex, type Srgb, toP3 } from '@swatchwork/color';

/** Channels and alpha from 0 to 1, in the color profile of the document. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** How exact Figma's channels have to be to count as a color of 8 bits; it may keep 32-bit numbers. */
const TOLERANCE = 1e-5;

/** A color of 8 bits as the document has it. @param hex `#RRGGBB` or `#RRGGBBAA`. */
export function toRgba(hex: Hex, isP3: boolean): Rgba {
  const color = parseHex(hex.slice(0, 7))!;
  const a = hex.length > 7 ? Number.parseInt(hex.slice(7), 16) / 255 : 1;
  const { r, g, b } = isP3 ? toP3(color) : color;
  return { r: clamp(r), g: clamp(g), b: clamp(b), a };
}

/** The color of 8 bits that a document has; undefined if it has a finer or a wider one. */
export function fromRgba({ r, g, b, a }: Rgba, isP3: boolean): Hex | undefined {
  const hex = nearestHex({ r, g, b, a }, isP3);
  const again = toRgba(hex, isP3);
  const isSame = (one: number, other: number) => Math.abs(one - other) < TOLERANCE;
  return isSame(again.r, r) && isSame(again.g, g) && isSame(again.b, b) && isSame(again.a, a)
    ? hex
    : undefined;
}

/** The color of 8 bits that is nearest to one of a document. */
export function nearestHex({ r, g, b, a }: Rgba, isP3: boolean): Hex {
  const color = isP3 ? fromP3({ r, g, b }) : { r, g, b };
  const alpha = Math.round(a * 255);
  const digits = alpha.toString(16).toUpperCase();
  const end = alpha === 255 ? '' : digits.length < 2 ? `0${digits}` : digits;
  return `${formatHex(clampAll(color))}${end}` as Hex;
}

const clamp = (channel: number): number => Math.min(1, Math.max(0, channel));
const clampAll = ({ r, g, b }: Srgb): Srgb => ({ r: clamp(r), g: clamp(g), b: clamp(b) });
