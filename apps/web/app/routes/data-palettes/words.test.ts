import { parseHex } from '@swatchwork/color';
import { createChartPalette } from '@swatchwork/color/charts';
import { expect, test } from 'vitest';

import { readDocument } from './state/chart-document.ts';
import { toRequest } from './state/chart-request.ts';
import { limitsOf } from './words.ts';

const saidOf = (count: number) => {
  const given = Array.from({ length: count }, (_, i) => ['c', `8080${80 + i}`]);
  const link = new URLSearchParams([['count', String(count)], ...given]);
  const request = toRequest(readDocument(link));
  const colors = request.colors.map((hex) => parseHex(hex)!);
  const palette = createChartPalette({ kind: 'categorical', count, colors });
  return limitsOf({ request, palette }).at(-1);
};

test('where all colors are given, only what can be done is advised', () => {
  expect(saidOf(3)).toMatch(/Increase the number, or remove one\.$/);
  expect(saidOf(20)).toMatch(/there was none to add\. Remove one to make room\.$/);
});
