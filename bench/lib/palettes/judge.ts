import type { Srgb } from '@swatchwork/color';
import { deviation, mean } from '../statistics.ts';
import { featuresOf } from './features.ts';

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

/** Log-odds that an example is positive. */
type Model = (features: readonly number[]) => number;

const ROUNDS = 400;
const RATE = 0.5;
const RIDGE = 0.003;

/**
 * Logistic regression with a ridge penalty, by gradient descent on standardized features; positives
 * and negatives weigh the same in sum.
 */
function fitLogistic(
  positives: readonly (readonly number[])[],
  negatives: readonly (readonly number[])[],
): Model {
  const rows = [...positives, ...negatives];
  const width = rows[0]!.length;
  const column = (at: number) => rows.map((row) => row[at]!);
  const centers = Array.from({ length: width }, (_, at) => mean(column(at)));
  const scales = Array.from({ length: width }, (_, at) => deviation(column(at)) || 1);
  const standardize = (row: readonly number[]) =>
    row.map((value, at) => (value - centers[at]!) / scales[at]!);

  const examples = rows.map((row, i) => ({
    row: standardize(row),
    target: i < positives.length ? 1 : 0,
    weight: 0.5 / (i < positives.length ? positives.length : negatives.length),
  }));
  const weights = Array.from({ length: width }, () => 0);
  let bias = 0;
  const oddsOf = (row: readonly number[]) =>
    row.reduce((sum, value, at) => sum + value * weights[at]!, bias);

  for (let round = 0; round < ROUNDS; round++) {
    const slopes = weights.map((weight) => RIDGE * weight);
    let slope = 0;
    for (const { row, target, weight } of examples) {
      const error = weight * (1 / (1 + Math.exp(-oddsOf(row))) - target);
      slope += error;
      for (let at = 0; at < width; at++) slopes[at]! += error * row[at]!;
    }
    for (let at = 0; at < width; at++) weights[at]! -= RATE * slopes[at]!;
    bias -= RATE * slope;
  }
  return (features) => oddsOf(standardize(features));
}
