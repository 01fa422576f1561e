import { expect, test } from 'vitest';

import { nameColors } from './name-colors.server.ts';

test('a color beyond sRGB has the name nearest to itself, its fallback that nearest to the hex', () => {
  expect(nameColors(['color(display-p3 1 0 0)', '#FF0B0C'])).toEqual({
    'color(display-p3 1 0 0)': 'Red',
    '#FF0B0C': 'Danger',
  });
});

test('opacity does not count', () => {
  const names = nameColors(['rgb(59 130 246 / 0.5)', '#3B82F6']);
  expect(names['rgb(59 130 246 / 0.5)']).toBe(names['#3B82F6']);
});
