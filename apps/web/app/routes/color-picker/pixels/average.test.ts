import { describe, expect, test } from 'vitest';

import { averageOf } from './average.ts';

type Pixels = Record<string, [r: number, g: number, b: number, a: number]>;

/** Five by five pixels: black, except those given by row and column. */
function patch(pixels: Pixels, alpha = 255) {
  const data = new Uint8ClampedArray(100);
  for (let i = 0; i < 25; i++) {
    const [y, x] = [Math.floor(i / 5), i % 5];
    data.set(pixels[`${y} ${x}`] ?? [0, 0, 0, alpha], 4 * i);
  }
  return { data, side: 5 };
}

describe(averageOf, () => {
  test('of one pixel is that pixel', () => {
    expect(averageOf(patch({ '2 2': [18, 52, 86, 255] }), 1)).toEqual({ hex: '#123456' });
  });

  test('counts the square around it and nothing beyond', () => {
    const pixels: Pixels = { '1 1': [90, 0, 9, 255], '3 3': [0, 180, 0, 255] };
    expect(averageOf(patch(pixels), 1)).toEqual({ hex: '#000000' });
    expect(averageOf(patch(pixels), 3)).toEqual({ hex: '#0A1401' });
    expect(averageOf(patch({ '0 0': [250, 0, 0, 255], '4 4': [0, 0, 250, 255] }), 5)).toEqual({
      hex: '#0A000A',
    });
  });

  test('translucent pixels count for their part, transparent ones not at all', () => {
    expect(averageOf(patch({ '2 2': [200, 100, 50, 0] }, 0), 3)).toBeUndefined();
    expect(averageOf(patch({ '2 2': [200, 100, 50, 255] }, 0), 5)).toEqual({ hex: '#C86432' });
    const mixed = patch({ '2 2': [255, 0, 0, 255], '2 3': [0, 0, 255, 51] }, 0);
    expect(averageOf(mixed, 3)).toEqual({ hex: '#D5002B' });
  });

  test('a pixel outside sRGB counts as what it is, one that both have by its bytes of sRGB', () => {
    const pixels: Pixels = { '2 2': [255, 0, 0, 255], '2 3': [255, 0, 3, 255] };
    const inP3: Pixels = { '2 2': [255, 0, 0, 255], '2 3': [234, 51, 35, 255] };
    const wide = { ...patch(pixels), wide: patch(inP3).data };
    expect(averageOf(wide, 1)).toEqual({ hex: '#FF0B0C', css: 'color(display-p3 1 0 0)' });
    // As without the bytes of Display P3: a ninth of both, and black.
    const inside = {
      ...patch({ '2 2': [255, 0, 3, 255] }),
      wide: patch({ '2 2': [234, 51, 35, 255] }).data,
    };
    expect(averageOf(inside, 1)).toEqual({ hex: '#FF0003' });
    expect(averageOf(inside, 3)).toEqual({ hex: '#1C0000' });
  });
});
