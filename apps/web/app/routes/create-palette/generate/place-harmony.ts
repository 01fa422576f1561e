import {
  type CssColor,
  createRandom,
  exactSrgb,
  fillHarmony,
  type HarmonyType,
  type HueSpace,
  harmonize,
  type PaletteStyleId,
  type Srgb,
  styleOf,
  toShortCssColor,
} from '@swatchwork/color';

type Harmony = { type: HarmonyType; space: HueSpace; style: PaletteStyleId };

/**
 * A palette from the colors of a harmony: they fill the free slots in order, skipping colors that a
 * slot shows already; variations of their hues in the style, others with each call, fill the rest.
 *
 * @param base May be a color that sRGB does not have.
 * @param partners The harmony's other colors.
 * @param slots The locked color of each slot; null if it is free.
 */
export function placeHarmony(
  base: CssColor,
  partners: readonly Srgb[],
  slots: readonly (CssColor | null)[],
  { type, space, style }: Harmony,
): CssColor[] {
  const first = exactSrgb(base);
  const locked = slots.map((slot) => slot && exactSrgb(slot));
  const filled = fillHarmony(first, type, locked, {
    space,
    style: styleOf(style),
    random: createRandom(),
    scheme: [first, ...partners],
  });
  return filled.map((color, i) => slots[i] ?? (color === first ? base : toShortCssColor(color)));
}

/** The other colors of a harmony, as light and strong as the base. They may lie beyond sRGB as it does. */
export const equallyLight = (base: CssColor, type: HarmonyType): Srgb[] =>
  harmonize(exactSrgb(base), { type, space: 'oklch' }).slice(1);
