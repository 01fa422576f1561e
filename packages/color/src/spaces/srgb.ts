/**
 * Gamma-encoded sRGB, the hub of every conversion. Channels are 0…1 inside the gamut. Colors of a
 * wider space have channels outside of that range; as floats they lose nothing. Alpha is handled
 * separately.
 */
export interface Srgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** `#RRGGBB`, in upper case wherever this package makes it. */
export type Hex = `#${string}`;

export const BLACK: Srgb = { r: 0, g: 0, b: 0 };
export const WHITE: Srgb = { r: 1, g: 1, b: 1 };

/** The error that a chain of conversions may add to a channel; far below an 8-bit step. */
export const TOLERANCE = 1e-6;

const BYTES = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).toUpperCase().padStart(2, '0'),
);

/**
 * Reads exactly six hex digits, in any case, with or without `#` and surrounding blanks. It is
 * written by hand because a regular expression and `parseInt` take three times as long.
 *
 * @returns Undefined for anything else, three or eight digits included.
 */
export function parseHex(text: string): Srgb | undefined {
  const hex = text.trim();
  const start = hex.startsWith('#') ? 1 : 0;
  if (hex.length !== start + 6) return undefined;
  let value = 0;
  for (let i = start; i < hex.length; i++) {
    const digit = hexDigit(hex.charCodeAt(i));
    if (digit === undefined) return undefined;
    value = (value << 4) | digit;
  }
  return fromInteger(value);
}

/** 0…15 for the character codes of 0…9, a…f and A…F. */
function hexDigit(code: number): number | undefined {
  if (code >= 48 && code <= 57) return code - 48;
  const lowerCase = code | 32;
  return lowerCase >= 97 && lowerCase <= 102 ? lowerCase - 87 : undefined;
}

/** The color of `0xRRGGBB`. */
export function fromInteger(rgb: number): Srgb {
  return { r: (rgb >> 16) / 255, g: ((rgb >> 8) & 255) / 255, b: (rgb & 255) / 255 };
}

/**
 * The nearest 8-bit color as `#RRGGBB`, in upper case.
 *
 * @throws {RangeError} If a channel is NaN or outside 0…1: map to the gamut first.
 */
export function formatHex(color: Srgb): Hex {
  assertInGamut(color);
  return `#${byteDigits(color.r)}${byteDigits(color.g)}${byteDigits(color.b)}`;
}

/** Two hex digits, in upper case, of a channel or an opacity of 0…1. */
export const byteDigits = (channel: number): string => BYTES[Math.round(channel * 255)]!;

/**
 * An eighth of an 8-bit step: colors of sRGB miss its gamut by less where a text has five digits of XYZ,
 * and white by 7.5e-5.
 */
const DIGITS_TOLERANCE = 1 / 2040;

/** Whether sRGB can show the color, the digits of a text forgiven; NaN is not. */
export const isInGamut = (color: Srgb): boolean => isWithin(color, DIGITS_TOLERANCE);

/** The same with one part in a million, for what is computed and not read from a text. */
export const isStrictlyInGamut = (color: Srgb): boolean => isWithin(color, TOLERANCE);

function isWithin({ r, g, b }: Srgb, tolerance: number): boolean {
  const fits = (channel: number) => channel >= -tolerance && channel <= 1 + tolerance;
  return fits(r) && fits(g) && fits(b);
}

/**
 * Whether the channels differ by no more than rounding, so that hue and saturation mean nothing.
 */
export const isGray = ({ r, g, b }: Srgb) => Math.max(r, g, b) - Math.min(r, g, b) <= TOLERANCE;

/** @throws {RangeError} If {@link isInGamut} says no, naming the channels. */
export function assertInGamut(color: Srgb): void {
  if (isInGamut(color)) return;
  const { r, g, b } = color;
  throw new RangeError(`sRGB channels must be 0…1, got ${r}, ${g}, ${b}: map to the gamut first`);
}
