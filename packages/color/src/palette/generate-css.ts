import type { CssColor } from '../css-color.ts';
import { formatHex, parseHex } from '../spaces/srgb.ts';
import { generatePalette, type PaletteOptions } from './generate.ts';

interface CssPaletteOptions<Color extends CssColor>
  extends Omit<PaletteOptions, 'base' | 'locked'> {
  /** Included unchanged if a place is free, and if no locked color has its hex. */
  base?: Color | undefined;
  /** Colors that keep their places; null or undefined where a place is free. */
  locked?: readonly (Color | null)[] | undefined;
}

/**
 * {@link generatePalette} around colors of CSS: the base and the locked ones come back as what they
 * are, and those beside them are drawn for their hexes, in 8 bits of sRGB.
 *
 * @throws {RangeError} As {@link generatePalette}.
 */
export function generateCssPalette<Color extends CssColor>({
  base,
  locked = [],
  ...options
}: CssPaletteOptions<Color>): (Color | CssColor)[] {
  const shown = base && parseHex(base.hex);
  const colors = generatePalette({
    ...options,
    base: shown,
    locked: locked.map((color) => color && parseHex(color.hex)!),
  });
  // The base is found by identity: another color may have its hex.
  return colors.map(
    (color, i) => locked[i] ?? (base && color === shown ? base : { hex: formatHex(color) }),
  );
}
