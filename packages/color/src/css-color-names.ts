import { colorsNamed } from './culori.ts';

/**
 * The names that CSS has for colors, in lower case; without `transparent` and `currentcolor`.
 *
 * @see https://www.w3.org/TR/css-color-4/#named-colors
 */
export const CSS_COLOR_NAMES: readonly string[] = Object.keys(colorsNamed);
