import { basicColorName, mapToGamut, type Srgb } from '@swatchwork/color';
import type { NearestName, nearestColorName } from '@swatchwork/color/names';
import { useEffect, useState } from 'react';

/**
 * What people call a colour: one of fifteen basic names, else the nearest of a long list, which
 * is loaded once the page shows.
 *
 * @param fromServer The nearest name where the server has looked it up, for the first rendering.
 * @returns Undefined until the list has arrived.
 */
export function useColorName(color: Srgb, fromServer: NearestName | undefined) {
  const [find, setFind] = useState<typeof nearestColorName>();

  useEffect(() => {
    // Where it does not load, say without a network, the page goes on without names.
    import('@swatchwork/color/names').then(
      (names) => setFind(() => names.nearestColorName),
      () => undefined,
    );
  }, []);

  const basic = basicColorName(mapToGamut(color));
  return basic ? { name: basic, distance: 0 } : (find?.(color) ?? fromServer);
}
