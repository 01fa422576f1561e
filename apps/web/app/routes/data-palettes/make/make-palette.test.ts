import { parseHex } from '@swatchwork/color';
import { measurePalette } from '@swatchwork/color/charts';
import { expect, test } from 'vitest';

import { EXAMPLE } from '../state/chart-document.ts';
import { toRequest } from '../state/chart-request.ts';
import { makePalette } from './make-palette.ts';

test('colors that have a place stand in their places, and the first few are measured in that order', () => {
  const colors = ['#0A66C2', '#C2410C'];
  const document = { ...EXAMPLE, count: 5, colors, places: [1, 4] };
  const made = makePalette(toRequest(document));
  expect([made.colors[1], made.colors[4]]).toEqual(colors);
  expect(new Set(made.colors).size).toBe(5);
  const { prefixes } = measurePalette(made.colors.map((hex) => parseHex(hex)!));
  expect(made.categories!.prefixes).toEqual(prefixes);
});

test('what could not be had is still said', () => {
  const demands = { ground: 'both', contrast: 7 } as const;
  const document = { ...EXAMPLE, count: 4, ...demands, colors: ['#0A66C2'], places: [2] };
  const made = makePalette(toRequest(document));
  expect(made.categories!.relaxed).toMatchObject([{ demand: 'contrast' }]);
  expect(made.notes[0]).toMatch(/^Not enough colors with contrast 7/);
});
