import { clip, formatHexAlpha, fromP3, type Hex, parseHex, toP3 } from '@swatchwork/color';

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
  return { ...clip(isP3 ? toP3(color) : color), a };
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
  return formatHexAlpha({ color: clip(color), alpha: a });
}
