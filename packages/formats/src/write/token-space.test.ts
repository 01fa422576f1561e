import { cssPartsOf, cssTextOf, deltaEOK, parseColor } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { tokenSpace } from './token-space.ts';

test.each([
  ['hsl(360 100% 50%)', 'hsl', [0, 100, 50]],
  ['hsl(-30 100% 50%)', 'hsl', [330, 100, 50]],
  ['oklch(0.5 0.1 400)', 'oklch', [0.5, 0.1, 40]],
  ['color(xyz 0.5 0.6 0.7)', 'xyz-d65', [0.5, 0.6, 0.7]],
  ['color(rec2020 none 0.5 1)', 'rec2020', ['none', 0.5, 1]],
  ['color(display-p3 1 0 0)', 'display-p3', [1, 0, 0]],
  ['lab(50 200 -200)', 'lab', [50, 200, -200]],
  ['color(srgb 1.5 1.5 1.5)', 'srgb', [1.5, 1.5, 1.5]], // in no space of the format
])('%s is written as %s %j', (css, space, channels) => {
  expect(tokenSpace(cssPartsOf(css)!)).toEqual({ space, channels });
});

test.each([
  'color(srgb 1.0931 -0.2267 -0.1501)',
  'color(xyz-d65 0.9505 1 1.089)',
  'color(display-p3 1.05 0.2 0)',
  'hsl(30 150% 50%)',
  'color(srgb-linear 0.2 1.1 0)',
])('%s, beyond the bounds of its space, is the same color in oklab', (css) => {
  const written = tokenSpace(cssPartsOf(css)!);
  expect(written.space).toBe('oklab');
  const { color } = parseColor(cssTextOf(written))!;
  expect(deltaEOK(color, parseColor(css)!.color)).toBeLessThan(1e-4);
});
