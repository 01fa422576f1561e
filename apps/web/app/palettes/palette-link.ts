import { formatHex, fromHsl, type HarmonyType, type Srgb, toHsl } from '@swatchwork/color';

import { DEFAULT_DOCUMENT, SLOT_COUNT } from './creator-document.ts';
import { writeDocument } from './document-url.ts';

/**
 * HSL lightness (0–100) of the colors that fill the slots a scheme leaves empty: a background, a
 * text, a surface.
 */
const FILLERS = [95, 15, 80];

/**
 * A link to the creator with a color, its partners, and light and dark relatives up to five.
 *
 * @param harmony The scheme of the partners, if the creator has it.
 */
export function paletteLink(color: Srgb, partners: readonly Srgb[], harmony?: HarmonyType): string {
  const hsl = toHsl(color);
  const fillers = FILLERS.map((l) => fromHsl({ ...hsl, l }));
  const colors = [color, ...partners, ...fillers].slice(0, SLOT_COUNT).map(formatHex);
  return `/create-palette${writeDocument({ ...DEFAULT_DOCUMENT, colors, harmony })}`;
}
