import { exactSrgb, toCssColor } from '@swatchwork/color';
import { startTransition, useCallback, useEffect, useState } from 'react';

import { findNames } from './find-names.ts';

/** By the color as text for CSS: its hex, or what it is beyond it. */
export type Names = Readonly<Partial<Record<string, string>>>;

const NONE: Names = {};

/** Debounce in milliseconds after which a moved color counts as still. */
const REST = 150;

/**
 * Names of colors by the nearest in a long list; the worker is asked for those that did not come
 * with the page. A color that sRGB does not have is named for what it is, not for its hex.
 *
 * @param colors As text for CSS, as `colorTexts` gives them.
 * @param known The names that came with the page.
 * @param isMoving Whether the colors are being dragged: the request is then debounced.
 * @returns `nameOf` looks a name up; undefined while it is loading, or if it cannot be loaded.
 */
export function useColorNames(colors: readonly string[], known: Names, isMoving = false) {
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    let late = false;
    const show = (names: Names) => {
      if (late) return;
      // The request for names is debounced during a drag.
      startTransition(() => setFound(names));
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

  const nameOf = useCallback((color: string) => known[color] ?? found[color], [known, found]);
  return { nameOf };
}

async function nameAll(colors: readonly string[]): Promise<Names> {
  if (colors.length === 0) return NONE;
  const names = await findNames(colors.map((text) => exactSrgb(toCssColor(text)!)));
  return Object.fromEntries(names.map(([nearest], i) => [colors[i], nearest?.name]));
}
