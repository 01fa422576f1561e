import { expect, test } from 'vitest';

import { CONTRAST_USES, contrastUse, textMinimum } from './use.ts';

// On white, from #5A5A5A (6.89) over #767676 (4.54), #777777 (4.478) and #949494 (3.03) downwards.
test.each([
  [7, 'any-text', 'any-text', 'any-text'],
  [6.999, 'any-text', 'any-text', 'large-text'],
  [4.5, 'any-text', 'any-text', 'large-text'],
  [4.499, 'large-text', 'large-text', 'icons'],
  [3, 'large-text', 'large-text', 'icons'],
  [2.999, 'decoration', 'decoration', 'decoration'],
  [1, 'decoration', 'decoration', 'decoration'],
] as const)('a contrast of %d is good for %s at 3, %s at 4.5 and %s at 7', (ratio, ...uses) => {
  expect([contrastUse(ratio, 3), contrastUse(ratio, 4.5), contrastUse(ratio, 7)]).toEqual(uses);
  expect(contrastUse(ratio)).toBe(contrastUse(ratio, 4.5));
});

test('every use is named once', () => {
  expect(CONTRAST_USES).toEqual(['any-text', 'large-text', 'icons', 'decoration']);
});

// WCAG 2.2: large text is 18 pt, or 14 pt in bold.
test.each([
  [{ size: 24, isBold: false }, 3],
  [{ size: 23.9, isBold: false }, 4.5],
  [{ size: 18.66, isBold: true }, 3],
  [{ size: 18.6, isBold: true }, 4.5],
  [{ isBold: true }, 4.5],
])('a text of %o needs %d', (size, ratio) => expect(textMinimum(size)).toBe(ratio));
