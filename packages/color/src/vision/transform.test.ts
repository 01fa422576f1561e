import { expect, test } from 'vitest';

import { multiply, type Vector } from '../spaces/matrix.ts';
import { applyVision, visionTransform } from './transform.ts';

test('tritan: each side of the plane through the grays has its matrix', () => {
  const tritan = visionTransform('tritan', 1);
  const reddish: Vector = [0.5, 0.5, 0.2];
  const bluish: Vector = [0.5, 0.6, 0.3]; // by its blue alone
  expect(applyVision(tritan, reddish)).toEqual(multiply(tritan.beyond!.matrix, reddish));
  expect(applyVision(tritan, bluish)).toEqual(multiply(tritan.matrix, bluish));
  expect(tritan.matrix).not.toEqual(tritan.beyond!.matrix);
});
