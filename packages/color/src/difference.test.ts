import { expect, test } from 'vitest';

import { deltaEOK } from './difference.ts';
import { BLACK, parseHex, WHITE } from './spaces/srgb.ts';

test('black and white are 1 apart, a color is 0 from itself', () => {
  expect(deltaEOK(BLACK, WHITE)).toBeCloseTo(1, 6);
  expect(deltaEOK(parseHex('#3B82F6')!, parseHex('#3B82F6')!)).toBe(0);
});

// colorjs.io 0.7.1, deltaE(…, 'OK').
test.each([
  ['#FF0000', '#00FF00', 0.519813],
  ['#3B82F6', '#F472B6', 0.276467],
])('%s and %s are %d apart, in either order', (one, two, distance) => {
  expect(deltaEOK(parseHex(one)!, parseHex(two)!)).toBeCloseTo(distance, 5);
  expect(deltaEOK(parseHex(two)!, parseHex(one)!)).toBeCloseTo(distance, 5);
});
