import { type Hex, parseHex } from '@swatchwork/color';
import { useEffect, useState } from 'react';

type Names = Readonly<Partial<Record<Hex, string>>>;

/**
 * Names of colours, by the nearest in a list that is too heavy for the first load: `known` comes
 * from the server with the page, the list follows.
 *
 * @returns Looks a name up; undefined while the list is on its way, or cannot be had.
 */
export function useColorNames(known: Names): (color: Hex) => string | undefined {
  const [lookUp, setLookUp] = useState<(color: Hex) => string>();

  useEffect(() => {
    import('@swatchwork/color/names').then(
      ({ nearestColorName }) =>
        setLookUp(() => (color: Hex) => nearestColorName(parseHex(color)!).name),
      () => {}, // offline, say: names are an extra, and the page does without
    );
  }, []);

  return (color) => known[color] ?? lookUp?.(color);
}
