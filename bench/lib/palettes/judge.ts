import type { Srgb } from '@swatchwork/color';

import { featuresOf } from './features.ts';
import { fitLogistic } from './logistic.ts';
import { mean } from './statistics.ts';

/** Log-odds that a palette is one of people's favorites. */
export type Judge = (palette: readonly Srgb[]) => number;

const FOLDS = 5;

/** Learns to tell favorites from other palettes by plain features. */
export function trainJudge(favorites: readonly Srgb[][], others: readonly Srgb[][]): Judge {
  const model = fitLogistic(favorites.map(rowOf), others.map(rowOf));
  return (palette) => model(rowOf(palette));
}

/** The share told rightly of palettes on which a judge was not trained, both kinds counting alike. */
export function crossValidate(favorites: readonly Srgb[][], others: readonly Srgb[][]): number {
  const isIn = (fold: number) => (_: unknown, i: number) => i % FOLDS === fold;
  const isOut = (fold: number) => (_: unknown, i: number) => i % FOLDS !== fold;
  const shares = Array.from({ length: FOLDS }, (_, fold) => {
    const judge = trainJudge(favorites.filter(isOut(fold)), others.filter(isOut(fold)));
    const known = mean(favorites.filter(isIn(fold)).map((one) => (judge(one) > 0 ? 1 : 0)));
    const refused = mean(others.filter(isIn(fold)).map((one) => (judge(one) <= 0 ? 1 : 0)));
    return (known + refused) / 2;
  });
  return mean(shares);
}

/** The features and their squares, since of most there can be too little and too much. */
function rowOf(palette: readonly Srgb[]): number[] {
  const features = Object.values(featuresOf(palette));
  return [...features, ...features.map((value) => value ** 2)];
}
