import { formatHex, type Roles, type Srgb } from '@swatchwork/color';

import { mix } from './mix.ts';

/** Every color of a palette once; relatives of its roles if they are fewer than four. */
export function tileColors(palette: readonly Srgb[], roles: Roles): Srgb[] {
  const colors = palette.filter((color, i) => palette.findIndex(isSame(color)) === i);
  const { page, primary, text } = roles;
  if (colors.length >= 4) return colors;
  return [...colors, mix(primary, page, 0.55), mix(primary, text, 0.45), page];
}

const isSame = (one: Srgb) => (other: Srgb) => formatHex(one) === formatHex(other);
