import type { Hex } from '@swatchwork/color';

import { usePaint } from '../kit/use-paint.ts';
import { type SceneColors, sceneColors } from './scene-colors.ts';

/** The colors of a landscape as CSS. */
export function useScene(): Record<keyof SceneColors, Hex> {
  const { theme, paint } = usePaint();
  const colors = sceneColors(theme.roles, theme.dark);
  return {
    sky: paint(colors.sky),
    sun: paint(colors.sun),
    farthest: paint(colors.farthest),
    far: paint(colors.far),
    middle: paint(colors.middle),
    near: paint(colors.near),
    nearest: paint(colors.nearest),
    pale: paint(colors.pale),
  };
}
