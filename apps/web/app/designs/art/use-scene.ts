import { usePaint } from '../kit/use-paint.ts';
import type { SceneColors } from './scene-colors.ts';

/** The colors of a landscape as CSS. */
export function useScene(): Record<keyof SceneColors, string> {
  const {
    theme: { scene },
    paint,
  } = usePaint();
  return {
    sky: paint(scene.sky),
    sun: paint(scene.sun),
    farthest: paint(scene.farthest),
    far: paint(scene.far),
    middle: paint(scene.middle),
    near: paint(scene.near),
    nearest: paint(scene.nearest),
    pale: paint(scene.pale),
  };
}
