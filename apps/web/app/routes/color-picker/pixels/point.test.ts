import { describe, expect, test } from 'vitest';

import { pixelAt, stepFrom } from './point.ts';

const SIZE = { width: 6000, height: 4000 };

describe(pixelAt, () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };

  test.each([
    ['the first pixel', 100, 50, 0, 0],
    ['the middle', 250, 150, 3000, 2000],
    ['the last pixel', 399.99, 249.99, 5999, 3999],
    ['the right and bottom edge', 400, 250, 5999, 3999],
    ['outside', 0, 900, 0, 3999],
  ])('PICKER-36: %s', (_, left, top, x, y) => {
    expect(pixelAt({ x: left, y: top }, box, SIZE)).toEqual({ x, y });
  });

  test('PICKER-36: width and height may be scaled differently', () => {
    const flat = { left: 0, top: 0, width: 24, height: 256 };
    expect(pixelAt({ x: 12, y: 128 }, flat, { width: 2, height: 512 })).toEqual({ x: 1, y: 256 });
  });
});

describe(stepFrom, () => {
  const step = (key: string, shiftKey = false, x = 10, y = 10) =>
    stepFrom({ x, y }, { key, shiftKey }, SIZE);

  test('an arrow moves by a pixel, with Shift by a fortieth, never outside', () => {
    expect(step('ArrowLeft')).toEqual({ x: 9, y: 10 });
    expect(step('ArrowDown')).toEqual({ x: 10, y: 11 });
    expect(step('ArrowRight', true)).toEqual({ x: 160, y: 10 });
    expect(step('ArrowUp', true)).toEqual({ x: 10, y: 0 });
    expect(step('ArrowRight', true, 5990)).toEqual({ x: 5999, y: 10 });
  });

  test('other keys lead nowhere', () => {
    expect(step('a')).toBeUndefined();
    expect(step('constructor')).toBeUndefined();
  });
});
