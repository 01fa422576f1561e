import { type Hex, parseHex } from '@swatchwork/color';
import { startTransition, useCallback, useEffect, useState } from 'react';

import { findNames } from './find-names.ts';

export type Names = Readonly<Partial<Record<Hex, string>>>;

const NONE: Names = {};

/** Milliseconds in which a hand that moves a color has come to rest. */
const REST = 150;

/**
 * Names of colors by the nearest in a long list, which is asked for those whose names did not come
 * with the page.
 *
 * @param known What came with the page.
 * @param isMoving Whether a hand moves the colors: then they are looked up where it rests.
 * @returns `nameOf` looks a name up; undefined while it is on its way, or cannot be had. `named` are
 * the colors of the last answer: what shows their names while a hand moves need not flicker.
 */
export function useColorNames(colors: readonly Hex[], known: Names, isMoving = false) {
  const [named, setNamed] = useState(colors);
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    let late = false;
    const show = (names: Names) => {
      if (late) return;
      // Names may wait for the hand that moves a color.
      startTransition(() => {
        setFound(names);
        setNamed(colors);
      });
    };
    // Offline, say: names are an extra, and the page does without.
    const look = () =>
      nameAll(colors.filter((color) => !known[color])).then(show, () => show(NONE));
    const timer = setTimeout(look, isMoving ? REST : 0);
    return () => {
      clearTimeout(timer);
      late = true;
    };
  }, [colors, known, isMoving]);

  const nameOf = useCallback((color: Hex) => known[color] ?? found[color], [known, found]);
  return { named, nameOf };
}

async function nameAll(colors: readonly Hex[]): Promise<Names> {
  if (colors.length === 0) return NONE;
  const names = await findNames(colors.map((hex) => parseHex(hex)!));
  return Object.fromEntries(names.map(([nearest], i) => [colors[i], nearest?.name]));
}
