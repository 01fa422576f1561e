import { expect, test } from 'vitest';

import { createPoints } from './histogram.ts';
import { keepApart } from './palette.ts';

/** Grays of these lightnesses, and how many pixels each has. */
function grays(weights: [l: number, weight: number][]) {
  const points = createPoints(weights.length);
  for (const [i, [l, weight]] of weights.entries()) {
    points.l[i] = l;
    points.weight[i] = weight;
  }
  return points;
}

const gray = (l: number) => ({ l, a: 0, b: 0 });

test('of two that are too near the one with fewer pixels goes', () => {
  for (const weights of [
    [10, 30],
    [30, 10],
  ] as const) {
    const points = grays([
      [0.5, weights[0]],
      [0.51, weights[1]],
    ]);
    const { main } = keepApart(points, points, { accents: [], main: [gray(0.5), gray(0.51)] });
    expect(main).toHaveLength(1);
    expect(main[0]?.l).toBeCloseTo(weights[0] > weights[1] ? 0.5 : 0.51, 3);
  }
});

test('an accent stays, and a color that is missing fills the place', () => {
  const points = grays([
    [0.5, 10],
    [0.51, 30],
    [0.9, 5],
    [0.7, 1],
  ]);
  const { accents, main } = keepApart(points, points, {
    accents: [gray(0.5)],
    main: [gray(0.51)],
  });
  expect(accents).toEqual([gray(0.5)]);
  expect(main).toHaveLength(1);
  expect(main[0]?.l).toBeCloseTo(0.9, 1);
});
