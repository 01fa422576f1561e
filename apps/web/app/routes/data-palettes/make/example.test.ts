import { createChartPalette } from '@swatchwork/color/charts';
import { expect, test } from 'vitest';

import { EXAMPLE } from '../state/chart-document.ts';
import { toInput, toRequest } from '../state/chart-request.ts';
import { examplePalette } from './example.server.ts';

const REQUEST = toRequest(EXAMPLE);

test('the example is what the search finds', () => {
  expect(examplePalette(REQUEST)).toEqual(createChartPalette(toInput(REQUEST)));
});

test('other requests have no example', () => {
  expect(examplePalette({ ...REQUEST, count: 9 })).toBeUndefined();
});
