import { isInGamut, type Srgb, toCssColorOf } from '@swatchwork/color';

/**
 * A color as a page hands it on: its hex, and all of it where sRGB does not reach.
 *
 * @param source The text that it was read from, so that its space is kept.
 */
export function carriedColor(color: Srgb, source: string) {
  const { hex, css } = toCssColorOf(color, 1, source);
  return { color: hex, exact: isInGamut(color) ? undefined : css };
}
