import { expect, test } from 'vitest';

import { ALL_TOOLS } from '../tools/all-tools.ts';
import { sectionOf } from './site-links.ts';

test('NAV-07: each tool and each page below a link belongs to a link of the header', () => {
  const own = ['/explore-palettes', '/web-safe-colors'];
  for (const { path } of ALL_TOOLS) {
    expect(sectionOf(path), path).toBe(own.find((one) => one === path) ?? '/color-tools');
  }
});

test.each([
  ['/color-tools/color-web-safe-colors', '/color-tools'],
  ['/color-picker', '/color-tools'],
  ['/color/0a66c2', '/color-tools'],
  ['/palettes/ocean', '/explore-palettes'],
  ['/projects/1', '/explore-palettes'],
  ['/blog/what-contrast-ratios-measure', '/learn-colors'],
  ['/', undefined],
  ['/about', undefined],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
