import { formatHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';

import { readDocument } from '../../../palettes/document-url.ts';
import { paletteOfQuery } from '../../../palettes/palette-source.ts';
import { creatorPath, paletteName, visualizerPath } from './palette-links.ts';

const FEW = ['#FF0000', '#00FF00'] as const;
const MANY = Array.from({ length: 12 }, (_, i) => formatHex({ r: 0, g: 0, b: (16 + i) / 255 }));

const opened = (path: string) => readDocument(path.slice(path.indexOf('?')));

describe(creatorPath, () => {
  test('opens the creator with the first five', () => {
    expect(opened(creatorPath(MANY, 'A')).colors).toEqual(MANY.slice(0, 5));
    expect(opened(creatorPath(FEW, 'Boats & nets')).name).toBe('Boats & nets');
  });

  test('fills up with relatives, none of them twice', () => {
    const { colors } = opened(creatorPath(FEW, 'A'));
    expect(colors.slice(0, 2)).toEqual(FEW);
    expect(new Set(colors).size).toBe(5);
  });
});

describe(visualizerPath, () => {
  test('opens the visualizer with the first ten', () => {
    const path = visualizerPath(MANY, 'Boats & nets');
    expect(paletteOfQuery(new URL(path, 'http://x').searchParams)).toEqual({
      name: 'Boats & nets',
      colors: MANY.slice(0, 10),
    });
  });
});

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
