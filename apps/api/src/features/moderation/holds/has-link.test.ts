import { expect, test } from 'vitest';

import { hasLink } from './has-link.ts';

test.each([
  'https://shop.example',
  'WWW.shop',
  'see shop.example/now',
  'me@Shop.Example',
  'buy at shop.example today',
  'SHOP.COM',
])('%j holds a link', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Calm water. Cold light.',
  'Mr.Blue and Ms.Green',
  'A hue of 210.5, e.g. blue...',
  'Made in 2026.',
  '#0F172A/#38BDF8',
  'v2.1',
])('%j holds none', (text) => {
  expect(hasLink(text)).toBe(false);
});
