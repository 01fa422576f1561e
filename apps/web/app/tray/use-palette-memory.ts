import { useEffect, useRef } from 'react';
import type { Location } from 'react-router';

import type { CarriedPalette } from '../palettes/carried-palette.ts';
import { DEFAULT_COLORS } from '../palettes/creator-document.ts';
import { readTrayColors, type TrayColor } from './tray-color.ts';
import { hasSameColors, rememberPalette } from './tray-state.ts';
import { changeTray } from './tray-store.ts';

/** Milliseconds for which a palette has to rest before it counts as opened. */
const REST = 2000;

/** Fewer colors are a pair or a single color. */
const LEAST_COLORS = 3;

/** Remembers the palette of each page that has one; of one page, only its last palette. */
export function usePaletteMemory({ key, pathname }: Location) {
  const last = useRef<{ pathname: string; palette: CarriedPalette }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry may hold another.
  useEffect(() => {
    const timer = setTimeout(() => {
      const bar = document.querySelector<HTMLElement>('nav[data-palette]');
      const text = bar?.dataset.palette ?? '';
      const palette = paletteOf(readTrayColors(text));
      const { colors } = palette;
      if (colors.length < LEAST_COLORS || String(colors) === String(DEFAULT_COLORS)) return;
      const replaced = last.current?.pathname === pathname ? last.current.palette : undefined;
      last.current = { pathname, palette };
      changeTray((tray) => {
        const palettes = tray.palettes.filter((one) => !replaced || !hasSameColors(one, replaced));
        const name = bar?.dataset.name ?? '';
        return rememberPalette({ ...tray, palettes }, { ...palette, name });
      });
    }, REST);
    return () => clearTimeout(timer);
  }, [key, pathname]);
}

function paletteOf(colors: readonly TrayColor[]) {
  const exact = colors.map((color) => color.exact);
  return { colors: colors.map(({ hex }) => hex), ...(exact.some(Boolean) && { exact }) };
}
