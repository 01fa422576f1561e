import { readPalette } from '@swatchwork/formats/read';
import { expect, test } from 'vitest';

import { EXPORTS, exported, siteLink } from './carry-palette.ts';

test('a palette opens on the site by a link that its reader understands, opaque and each color once', () => {
  const link = siteLink('https://example.com', 'Sea & sand', ['#0A66C280', '#0A66C2', '#F59E0B']);
  expect(link).toBe('https://example.com/create-palette?colors=0A66C2-F59E0B&name=Sea+%26+sand');
  expect(readPalette(link).palette.colors.map(({ hex }) => hex)).toEqual(['#0A66C2', '#F59E0B']);
  expect(siteLink('https://example.com', 'One', ['#0A66C2'])).toBe(
    'https://example.com/color/0A66C2',
  );
});

test.each(['css', 'json'] as const)('as %s, a palette keeps its alpha', (format) => {
  const text = EXPORTS[format](exported('Sea', ['#0A66C280', '#F59E0B']));
  const { colors } = readPalette(text).palette;
  expect(colors.map(({ hex, alpha = 1 }) => [hex, Math.round(alpha * 255)])).toEqual([
    ['#0A66C2', 128],
    ['#F59E0B', 255],
  ]);
});

test('as a text, a palette is its name and its colors', () => {
  expect(EXPORTS.txt(exported('Sea', ['#0A66C2']))).toBe('Sea\n#0A66C2\n');
});
