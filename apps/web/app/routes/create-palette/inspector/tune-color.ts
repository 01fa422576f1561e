import {
  type CssColor,
  exactSrgb,
  formatHex,
  fromOklch,
  isInGamut,
  mapToGamut,
  parseHex,
  toCssColorOf,
  toOklch,
  toShortCssColor,
} from '@swatchwork/color';

/** How far a palette is moved, each from -100 to 100, the hue in degrees from -180 to 180. */
export type Tuning = { lightness: number; strength: number; warmth: number; hue: number };

export const UNTUNED: Tuning = { lightness: 0, strength: 0, warmth: 0, hue: 0 };

/** OKLCH hue of warm light, and how far its full strength moves a medium color. */
const WARM = { hue: 65, chroma: 0.09 };

/**
 * A color moved in OKLCH. Lightness goes a share of the way to white or black, so that colors keep
 * their order and their differences; warmth moves black and white least. A color of sRGB stays in
 * sRGB; its opacity stays.
 */
export function tuneColor(color: CssColor, { lightness, strength, warmth, hue }: Tuning): CssColor {
  if (lightness === 0 && strength === 0 && warmth === 0 && hue === 0) return color;
  const { l, c, h } = toOklch(exactSrgb(color));
  const turned = ((h + hue) * Math.PI) / 180;
  const chroma = c * (1 + strength / 100);
  const tint = (warmth / 100) * WARM.chroma * Math.min(1, 4 * l * (1 - l));
  const warm = (WARM.hue * Math.PI) / 180;
  const a = chroma * Math.cos(turned) + tint * Math.cos(warm);
  const b = chroma * Math.sin(turned) + tint * Math.sin(warm);
  const room = lightness > 0 ? 1 - l : l;
  const moved = fromOklch({
    l: l + (room * lightness) / 100,
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  });
  const { alpha } = color;
  if (color.css === undefined || isInGamut(moved)) {
    return toCssColorOf(parseHex(formatHex(mapToGamut(moved)))!, alpha);
  }
  return { ...toShortCssColor(moved), ...(alpha !== undefined && { alpha }) };
}
