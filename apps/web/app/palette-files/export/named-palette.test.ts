import { expect, test } from 'vitest';

import { namedPalette } from './named-palette.ts';

const PALETTE = {
  name: 'Sea',
  colors: ['#3B82F6', '#FF0000', '#000000'],
  colorNames: ['Foam'],
  poeticNames: ['Blue Jeans', 'Tomato Kiss'],
  alphas: [0.5],
} as const;

test.each([
  ['plain', ['Foam', 'vivid red', 'black']],
  ['poetic', ['Foam', 'Tomato Kiss', 'black']],
  ['none', undefined],
] as const)('%s names', (naming, colorNames) => {
  const { name, colors, alphas } = PALETTE;
  expect(namedPalette(PALETTE, naming)).toEqual({
    ...{ name, colors, alphas },
    ...(colorNames && { colorNames }),
  });
});
