import { type Hex, parseHex } from '@swatchwork/color';
import { useCallback, useEffect, useState } from 'react';

/**
 * Milliseconds without a change of a color: reading the list takes as long as some pictures, and would
 * hold up a drag, also one that begins soon after another.
 */
const REST = 1000;

type Names = Readonly<Partial<Record<Hex, string>>>;

/**
 * Names of colours, by the nearest in a list that is too heavy for the first load: it is fetched
 * when the first colour shows whose name did not come with the page.
 *
 * @param known What came with the page.
 * @returns Looks a name up; undefined while the list is on its way, or cannot be had.
 */
export function useColorNames(
  colors: readonly Hex[],
  known: Names,
): (color: Hex) => string | undefined {
  const [lookUp, setLookUp] = useState<(color: Hex) => string>();

  useEffect(() => {
    if (lookUp || colors.every((color) => known[color])) return;
    const timer = setTimeout(async () => {
      try {
        const { nearestColorName } = await import('@swatchwork/color/names');
        const nameOf = (color: Hex) => nearestColorName(parseHex(color)!).name;
        setLookUp(() => nameOf);
      } catch {} // offline, say: names are an extra, and the page does without
    }, REST);
    return () => clearTimeout(timer);
  }, [colors, known, lookUp]);

  return useCallback((color) => known[color] ?? lookUp?.(color), [known, lookUp]);
}
