import { deviation, mean } from './statistics.ts';

/** Log-odds that an example is positive. */
export type Model = (features: readonly number[]) => number;

const ROUNDS = 400;
const RATE = 0.5;
const RIDGE = 0.003;

/**
 * Logistic regression with a ridge penalty, by gradient descent on standardized features; positives
 * and negatives weigh the same in sum.
 */
export function fitLogistic(
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
