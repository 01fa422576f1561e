import { fromHsl } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { psychology } from './psychology.ts';

// On both sides of each threshold, and which rule wins if two apply.
test.each([
  ['COLOR-13', 19.9, 100, /^A dark /],
  ['COLOR-13', 20, 100, /^An energetic /],
  ['COLOR-13', 0, 0, /^A dark /],
  ['COLOR-14', 80.1, 100, /^A light /],
  ['COLOR-14', 80, 50, /^A balanced /],
  ['COLOR-14', 100, 0, /^A light /],
  ['COLOR-15', 50, 70.1, /^An energetic /],
  ['COLOR-16', 50, 70, /^A balanced /],
  ['COLOR-16', 20, 0, /^A balanced /],
])('%s: lightness %d and saturation %d', (_, l, s, expected) => {
  expect(psychology(fromHsl({ h: 210, s, l }))).toMatch(expected);
});
