import { type Hex, parseHex } from '@swatchwork/color';
import { startTransition, useCallback, useEffect, useState } from 'react';

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
  const isNeeded = colors.some((color) => !known[color]);

  useEffect(() => {
    if (!isNeeded) return;
    import('@swatchwork/color/names').then(
      ({ nearestColorName }) =>
        startTransition(() =>
          setLookUp(() => (color: Hex) => nearestColorName(parseHex(color)!).name),
        ),
      () => {}, // offline, say: names are an extra, and the page does without
    );
  }, [isNeeded]);

  return useCallback((color) => known[color] ?? lookUp?.(color), [known, lookUp]);
}
