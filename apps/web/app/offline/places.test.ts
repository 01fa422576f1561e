import { expect, test } from 'vitest';

import { worksOffline } from './places.ts';

test.each([
  '/',
  '/color-tools',
  '/color-tools/',
  '/color',
  '/color/',
  '/color/ff6347',
  '/color/%23ff6347',
  '/mood-generator',
  '/learn-colors',
  '/learn-colors/one-color-as-two',
  '/learn-colors/readable-brand-color',
])('%s opens without a connection', (path) => {
  expect(worksOffline(path)).toBe(true);
});

test.each([
  '/explore-palettes',
  '/learn-colors/what-contrast-is',
  '/color-of-the-day',
  '/login',
  '/offline',
  '/color/ff6347/more',
  '/colors',
])('%s needs the server', (path) => {
  expect(worksOffline(path)).toBe(false);
});
