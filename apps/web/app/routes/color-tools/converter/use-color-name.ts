import { basicColorName, isInGamut, type Srgb } from '@swatchwork/color';
import type { NearestName } from '@swatchwork/color/names';
import { useEffect, useState } from 'react';

import { findNames } from '../../../names/find-names.ts';

/**
 * The name of a color: one of fifteen basic names, else the nearest of a long list.
 *
 * @param fromServer The nearest name that the server found, for the first rendering.
 * @returns Undefined until the list has loaded; then briefly the name of the previous color.
 */
export function useColorName(color: Srgb, fromServer: NearestName | undefined) {
  const { r, g, b } = color;
  const [nearest, setNearest] = useState(fromServer);

  useEffect(() => {
    let late = false;
    const show = (name?: NearestName) => {
      if (!late) setNearest(name);
    };
    // If the list does not load, for example offline, the page shows no names.
    findNames([{ r, g, b }]).then(
      ([names]) => show(names?.[0]),
      () => show(),
    );
    return () => {
      late = true;
    };
  }, [r, g, b]);

  const basic = isInGamut(color) ? basicColorName(color) : undefined;
  return basic ? { name: basic, distance: 0 } : nearest;
}
