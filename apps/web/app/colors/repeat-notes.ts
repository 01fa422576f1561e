import { formatHex, type Srgb } from '@swatchwork/color';

/**
 * By place, a note where the next colors are the same in 8 bits, such as `from step 3`: a scale repeats its
 * end. Undefined elsewhere.
 */
export function repeatNotes(colors: readonly Srgb[]): (string | undefined)[] {
  const hexes = colors.map(formatHex);
  return hexes.map((hex, i) =>
    hex === hexes[i + 1] && hex !== hexes[i - 1] ? `from step ${i + 1}` : undefined,
  );
}
