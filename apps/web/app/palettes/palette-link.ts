import {
  formatHex,
  fromHsl,
  type HarmonyType,
  type Hex,
  type Srgb,
  toHsl,
} from '@swatchwork/color';

import { DEFAULT_DOCUMENT, SLOT_COUNT } from './creator-document.ts';
import { writeDocument } from './document-url.ts';
import type { Exact } from './exact-of.ts';

/**
 * HSL lightness (0–100) of the colors that fill the slots a scheme leaves empty: a background, a
 * text, a surface, and two between them.
 */
const FILLERS = [95, 15, 80, 35, 60];

/** A color, all its partners, and light and dark relatives up to five. */
export function palettePartners(color: Srgb, partners: readonly Srgb[]): Hex[] {
  const hsl = toHsl(color);
  const fillers = FILLERS.map((l) => fromHsl({ ...hsl, l }));
  return [color, ...partners, ...fillers]
    .slice(0, Math.max(SLOT_COUNT, partners.length + 1))
    .map(formatHex);
}

/**
 * A link to the creator with a color, all its partners, and light and dark relatives up to five.
 *
 * @param harmony The scheme of the partners, if the creator has it.
 * @param exact By place, what the color and its partners are beyond their hexes.
 */
export function paletteLink(
  color: Srgb,
  partners: readonly Srgb[],
  harmony?: HarmonyType,
  name = '',
  exact: readonly Exact[] = [],
): string {
  const colors = palettePartners(color, partners);
  const document = { ...DEFAULT_DOCUMENT, colors, exact, harmony, name };
  return `/create-palette${writeDocument(document)}`;
}
