import { expect, test } from 'vitest';

import { BLACK, WHITE } from '../spaces/srgb.ts';
import { composite } from './composite.ts';

test('mixes as browsers do, in gamma-encoded sRGB', () => {
  expect(composite(BLACK, 0.25, WHITE)).toEqual({ r: 0.75, g: 0.75, b: 0.75 });
  expect(composite({ r: 1, g: 0, b: 0 }, 0.5, BLACK)).toEqual({ r: 0.5, g: 0, b: 0 });
});

test('an alpha of 1 is the top, 0 the backdrop', () => {
  expect(composite({ r: 0.1, g: 0.2, b: 0.3 }, 1, WHITE)).toEqual({ r: 0.1, g: 0.2, b: 0.3 });
  expect(composite({ r: 0.1, g: 0.2, b: 0.3 }, 0, WHITE)).toEqual(WHITE);
});

test.each([-0.1, 1.1, Number.NaN])('refuses an alpha of %d', (alpha) => {
  expect(() => composite(BLACK, alpha, WHITE)).toThrow(/^alpha must be 0…1, got/);
});
