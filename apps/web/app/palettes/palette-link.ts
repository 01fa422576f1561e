import { formatHex, fromHsl, type HarmonyType, type Srgb, toHsl } from '@swatchwork/color';

import { DEFAULT_DOCUMENT, SLOT_COUNT } from './creator-document.ts';
import { writeDocument } from './document-url.ts';

/** HSL lightness (0–100) of what fills the slots a scheme leaves: a ground, a text, a surface. */
const FILLERS = [95, 15, 80];

/**
 * The creator with a color, its partners, and light and dark relatives up to five.
 *
 * @param harmony The scheme that the partners follow, where the creator knows it.
 */
export function paletteLink(color: Srgb, partners: readonly Srgb[], harmony?: HarmonyType): string {
  const hsl = toHsl(color);
  const fillers = FILLERS.map((l) => fromHsl({ ...hsl, l }));
  const colors = [color, ...partners, ...fillers].slice(0, SLOT_COUNT).map(formatHex);
  return `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors, harmony })}`;
}
