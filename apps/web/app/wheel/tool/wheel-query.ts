import {
  formatHex,
  fromHsl,
  HARMONY_TYPES,
  type HarmonyType,
  type Hex,
  parseHex,
  type Srgb,
  toHsl,
} from '@swatchwork/color';

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

/** The hue, in degrees, of a link's color; undefined unless it is exactly six hex digits. */
export function readHue(text: string): number | undefined {
  const color = SIX_DIGITS.test(text) ? parseHex(text) : undefined;
  return color && toHsl(color).h;
}

/** The color of a link if it is not one of the wheel's own; undefined for those, and for no color. */
export function readExact(text: string): Hex | undefined {
  const hue = readHue(text);
  const hex = hue === undefined ? undefined : formatHex(parseHex(text)!);
  return hue !== undefined && hex !== `#${writeColor(hue)}` ? hex : undefined;
}

/** The harmony of a link; undefined unless it is one of the four. */
export const readHarmony = (text: string): HarmonyType | undefined =>
  HARMONY_TYPES.find((type) => type === text);

/** The query of a link to this state. `exact` is the color that the hue is of, if it is no own one. */
export const writeQuery = (hue: number, harmony: HarmonyType, exact?: Hex): string =>
  `?${new URLSearchParams({ color: exact?.slice(1) ?? writeColor(hue), harmony })}`;
