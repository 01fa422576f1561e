import {
  type CssColor,
  formatHex,
  fromHsl,
  HARMONY_TYPES,
  type HarmonyType,
  parseHex,
  type Srgb,
  toCssColor,
  toHsl,
} from '@swatchwork/color';

import { exactOf } from '../../palettes/exact-of.ts';

/** The wheel changes the hue only; these stay constant, in per cent of HSL. */
const SATURATION = 70;
const LIGHTNESS = 50;

/** Default of the page: the hue of the site's default color, #3B82F6. */
export const DEFAULT_HUE = 217;
export const DEFAULT_HARMONY: HarmonyType = 'complementary';

const SIX_DIGITS = /^[0-9a-f]{6}$/i;

/** The color of the wheel at a hue in degrees. */
export const wheelColor = (hue: number): Srgb => fromHsl({ h: hue, s: SATURATION, l: LIGHTNESS });

/** A hue in a link: the six digits of its color, from which whole degrees are recovered. */
export const writeColor = (hue: number): string => formatHex(wheelColor(hue)).slice(1);

/**
 * The color of a link or of the field: exactly six hex digits, or a whole function of CSS. Shorter
 * notations and names do not count, because typing further digits passes through them.
 */
const readColor = (text: string): CssColor | undefined =>
  SIX_DIGITS.test(text) || text.endsWith(')') ? toCssColor(text) : undefined;

const hueOf = ({ hex }: CssColor): number => toHsl(parseHex(hex)!).h;

/** The hue, in degrees, of such a color; undefined for any other text. */
export function readHue(text: string): number | undefined {
  const color = readColor(text);
  return color && hueOf(color);
}

/** Such a color if it is not one of the wheel's own; undefined for those, and for no color. */
export function readExact(text: string): CssColor | undefined {
  const color = readColor(text);
  const isOwn = color && !exactOf(color) && color.hex === `#${writeColor(hueOf(color))}`;
  return isOwn ? undefined : color;
}

/**
 * The color of an address. Without scripts the form sends `css`, the color that a person brought, and
 * as `color` that of the wheel at its hue: another one was typed anew, and counts.
 */
export function readWhole({ color, css }: { color: string; css: string }): string {
  const hue = readHue(css);
  return hue !== undefined && writeColor(hue) === color.toUpperCase() ? css : color;
}

/** A color in a link: its six digits, or all of it as text for CSS. */
export const writeExact = (color: CssColor): string => exactOf(color) ?? color.hex.slice(1);

/** The harmony of a link; undefined unless it is one of the four. */
export const readHarmony = (text: string): HarmonyType | undefined =>
  HARMONY_TYPES.find((type) => type === text);

/** The query of a link to this state. `exact` is the color that the hue is of, if it is no own one. */
export const writeQuery = (hue: number, harmony: HarmonyType, exact?: CssColor): string =>
  `?${new URLSearchParams({ color: exact ? writeExact(exact) : writeColor(hue), harmony })}`;
