import { formatHex, type Srgb } from '@swatchwork/color';

/** The page about a color of the sRGB gamut, such as `/color/3b82f6`. */
export const colorPath = (color: Srgb) => `/color/${formatHex(color).slice(1).toLowerCase()}`;
