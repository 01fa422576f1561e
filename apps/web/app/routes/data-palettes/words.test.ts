import { parseHex } from '@swatchwork/color';
import { createChartPalette } from '@swatchwork/color/charts';
import { expect, test } from 'vitest';

import { limitsOf } from './words.ts';

const saidOf = (count: number) => {
  const colors = Array.from({ length: count }, (_, i) => parseHex(`#8080${80 + i}`)!);
  const request = { kind: 'categorical', count, colors } as const;
  return limitsOf({ request, palette: createChartPalette(request) }).at(-1);
};

test('where all colors are given, only what can be done is advised', () => {
  expect(saidOf(3)).toMatch(/Raise the number, or take one out\.$/);
  expect(saidOf(20)).toMatch(/nothing was searched for\. Take one out to leave room\.$/);
});
