import { parseHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { metaTexts } from './meta-texts.ts';

const nearest = { name: 'Pool Water', hex: '#2188FF' as const, distance: 0.021 };

test('the texts for search engines hold the hex and real values', () => {
  const { title, description } = metaTexts(parseHex('#3B82F6')!, nearest);
  expect(title).toBe('#3B82F6 vivid blue: rgb(59, 130, 246), hsl(217, 91%, 60%)');
  expect(description).toContain('#3B82F6 is vivid blue, close to Pool Water');
  expect(description).toContain('cmyk(76%, 47%, 0%, 4%), oklch(0.6231 0.188 259.81)');
  expect(description).toContain('Contrast 3.67:1 on white and 5.70:1 on black');
});

test('a basic color goes by its own name', () => {
  const { title, description } = metaTexts(parseHex('#FFA500')!, { ...nearest, name: 'Other' });
  expect(title).toMatch(/^#FFA500 Orange: /);
  expect(description).not.toContain('Other');
});
