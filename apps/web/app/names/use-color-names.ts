import { type Hex, parseHex } from '@swatchwork/color';
import { startTransition, useCallback, useEffect, useState } from 'react';

import { findNames } from './find-names.ts';

export type Names = Readonly<Partial<Record<Hex, string>>>;

const NONE: Names = {};

/** Debounce in milliseconds after which a moved color counts as still. */
const REST = 150;

/**
 * Names of colors by the nearest in a long list; the worker is asked for those that did not come
 * with the page.
 *
 * @param known The names that came with the page.
 * @param isMoving Whether the colors are being dragged: the request is then debounced.
 * @returns `nameOf` looks a name up; undefined while it is loading, or if it cannot be loaded.
 * `named` are the colors of the last answer: a list that shows these does not flicker during a
 * drag.
 */
export function useColorNames(colors: readonly Hex[], known: Names, isMoving = false) {
  const [named, setNamed] = useState(colors);
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    let late = false;
    const show = (names: Names) => {
      if (late) return;
      // The request for names is debounced during a drag.
      startTransition(() => {
        setFound(names);
        setNamed(colors);
      });
    };
    // Offline, for example: the page works without names.
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
