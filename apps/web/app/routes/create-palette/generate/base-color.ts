import {
  type CssColor,
  exactSrgb,
  formatHex,
  isInGamut,
  parseHex,
  toCssColor,
} from '@swatchwork/color';

/**
 * The base of a harmony as typed: six hex digits, or a whole function of CSS. Shorter notations and
 * names do not count, because typing further digits passes through them. Its opacity does not count.
 */
export function readBase(text: string): CssColor | undefined {
  const rgb = parseHex(text);
  if (rgb) return { hex: formatHex(rgb) };
  const color = text.trim().endsWith(')') ? toCssColor(text) : undefined;
  return color && { hex: color.hex, ...(color.css && { css: color.css }) };
}

/** A color as such a text: its hex where sRGB has it. */
export const writeBase = (color: CssColor): string =>
  (isInGamut(exactSrgb(color)) ? undefined : color.css) ?? color.hex;

/** Whether two colors are the same but for their opacity, as {@link writeBase} writes them. */
export const isSameColor = (one: CssColor, other: CssColor): boolean =>
  writeBase(one) === writeBase(other);
