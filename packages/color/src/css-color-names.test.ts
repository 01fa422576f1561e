import { expect, test } from 'vitest';

import { CSS_COLOR_NAMES } from './css-color-names.ts';
import { parseColor } from './parse.ts';

test('the 148 names of CSS Color 4, each of which the parser reads as an opaque color', () => {
  expect(CSS_COLOR_NAMES).toHaveLength(148);
  expect(CSS_COLOR_NAMES).toContain('rebeccapurple');
  for (const name of CSS_COLOR_NAMES) expect(parseColor(name)?.alpha, name).toBe(1);
});
