import { deltaEOK } from './difference.ts';
import { toHsl } from './spaces/hsl.ts';
import type { Srgb } from './spaces/srgb.ts';

const LEVELS = [0x00, 0x33, 0x66, 0x99, 0xcc, 0xff];
const NEUTRAL_SPREAD = 0x33; // one level
const DARK_MAXIMUM = 0x99;

export const TONE_GROUPS = [
  'Red Tones',
  'Dark Red',
  'Green Tones',
  'Dark Green',
  'Blue Tones',
  'Dark Blue',
  'Grayscale',
  'Neutral Tones',
] as const;

export type ToneGroup = (typeof TONE_GROUPS)[number];

/** The 216 colors whose channels are all 00, 33, 66, 99, CC or FF, hex ascending. */
export const WEB_SAFE_COLORS: readonly Srgb[] = LEVELS.flatMap((r) =>
  LEVELS.flatMap((g) => LEVELS.map((b) => ({ r: r / 255, g: g / 255, b: b / 255 }))),
);

/** Whether the color, written in 8 bits, is one of the 216. */
export const isWebSafe = (color: Srgb): boolean =>
  toBytes(color).every((byte) => LEVELS.includes(byte));

/**
 * The one of the 216 with the least ΔE_OK: the nearest to the eye, where rounding each channel
 * would often choose another.
 */
export const nearestWebSafe = (color: Srgb): Srgb =>
  WEB_SAFE_COLORS.reduce((best, other) =>
    deltaEOK(other, color) < deltaEOK(best, color) ? other : best,
  );

/** The group to which a color, rounded to 8 bits, belongs; meant for the 216. */
export function toneGroup(color: Srgb): ToneGroup {
  const bytes = toBytes(color);
  const maximum = Math.max(...bytes);
  const spread = maximum - Math.min(...bytes);
  if (spread === 0) return 'Grayscale';
  if (spread <= NEUTRAL_SPREAD) return 'Neutral Tones';
  const leading = (['Red', 'Green', 'Blue'] as const)[bytes.indexOf(maximum)] ?? 'Blue';
  return maximum <= DARK_MAXIMUM ? `Dark ${leading}` : `${leading} Tones`;
}

export const COLOR_SORTS = ['hex', 'hue', 'brightness'] as const;

export type ColorSort = (typeof COLOR_SORTS)[number];

const SORT_KEYS: Record<ColorSort, (color: Srgb) => number> = {
  hex: (color) => toBytes(color).reduce((sum, byte) => sum * 256 + byte, 0),
  hue: (color) => (isGray(color) ? 360 : toHsl(color).h),
  brightness: ({ r, g, b }) => -(0.299 * r + 0.587 * g + 0.114 * b), // ITU-R BT.601
};

/**
 * A sorted copy: hex ascending, hue ascending with grays last, or brightness descending.
 * Equals keep their order.
 */
export function sortColors(colors: readonly Srgb[], by: ColorSort): Srgb[] {
  const key = SORT_KEYS[by];
  return colors.toSorted((a, b) => key(a) - key(b));
}

const isGray = (color: Srgb): boolean => new Set(toBytes(color)).size === 1;

const toBytes = ({ r, g, b }: Srgb): number[] => [r, g, b].map((value) => Math.round(value * 255));
