import { describe, expect, test } from 'vitest';

import { paletteName } from './palette-name.ts';

describe(paletteName, () => {
  test.each([
    ['harbor.webp', 'Harbor colors'],
    ['IMG_2041-edit.final.JPG', 'IMG 2041 edit.final colors'],
    ['.png', 'Image colors'],
    [undefined, 'Image colors'],
  ])('%s', (file, name) => {
    expect(paletteName(file)).toBe(name);
  });

  test('is never longer than a palette may be called', () => {
    expect(paletteName(`${'x'.repeat(300)}.png`)).toHaveLength(100);
  });
});
