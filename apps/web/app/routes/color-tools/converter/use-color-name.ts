import { basicColorName, mapToGamut, type Srgb } from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';
import { useEffect, useState } from 'react';

import { findNames } from '../../../names/find-names.ts';

/**
 * What people call a color: one of fifteen basic names, else the nearest of a long list.
 *
 * @param fromServer The nearest name where the server has looked it up, for the first rendering.
 * @returns Undefined until the list has arrived; then, for a moment, the name of the color before.
 */
export function useColorName(color: Srgb, fromServer: NearestName | undefined) {
  const { r, g, b } = color;
  const [nearest, setNearest] = useState(fromServer);

  useEffect(() => {
    let late = false;
    const show = (name?: NearestName) => {
      if (!late) setNearest(name);
    };
    // Where the list does not load, say without a network, the page goes on without names.
    findNames([{ r, g, b }]).then(
      ([names]) => show(names?.[0]),
      () => show(),
    );
    return () => {
      late = true;
    };
  }, [r, g, b]);

  const basic = basicColorName(mapToGamut(color));
  return basic ? { name: basic, distance: 0 } : nearest;
}
