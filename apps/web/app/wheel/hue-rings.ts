import {
  fromHsl,
  mapToGamut,
  rotatePerceptualHue,
  type Srgb,
  toHsl,
  toOklch,
} from '@swatchwork/color';

const HSL_STEP = 60; // degrees between which mixing in sRGB, as gradients do, is exactly HSL
const OKLCH_STEP = 10; // degrees; close enough to look smooth

/** The ring of a color, or of the nearest in sRGB: every HSL hue at its saturation and lightness. */
export function hslRing(color: Srgb): Srgb[] {
  const hsl = toHsl(mapToGamut(color));
  return hues(HSL_STEP).map((h) => fromHsl({ ...hsl, h }));
}

/** The ring of a color: every OKLCH hue at its lightness, as a gradient can paint it on any screen. */
export function oklchRing(color: Srgb): Srgb[] {
  const { h } = toOklch(color);
  return hues(OKLCH_STEP).map((hue) => mapToGamut(rotatePerceptualHue(color, hue - h)));
}

const hues = (step: number) => Array.from({ length: 360 / step }, (_, i) => i * step);
