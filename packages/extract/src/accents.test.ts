import { createRandom, deltaEOK, parseHex } from '@swatchwork/color';
import { describe, expect, test } from 'vitest';
import { paint } from '../testing/paint.ts';
import { extract } from './extract.ts';

/** A picture of 100 × 100 in shades of one hue, with squares of other colors on it. */
function scene(squares: [hex: string, side: number][], tint = [1, 1, 1]) {
  const random = createRandom('accents');
  return paint(100, 100, (x, y) => {
    const square = squares[Math.floor(x / 25)];
    if (square && x % 25 < square[1] && y >= 40 && y < 40 + square[1]) return square[0];
    const light = 60 + 140 * random();
    return `#${tint
      .map((part) =>
        Math.round(light * part)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  });
}

const hexes = (picture: ReturnType<typeof scene>, count: number) =>
  extract(picture, { count }).map(({ hex }) => hex);

const [PINK, RED, GREEN] = ['#D946EF', '#EF4444', '#22C55E'];

describe('a small color gets a swatch', () => {
  test('from 0.7% of the picture on', () => {
    expect(hexes(scene([[PINK, 9]]), 5)).toContain(PINK);
    expect(hexes(scene([[PINK, 8]]), 5)).not.toContain(PINK);
  });

  test('if it is saturated: gray among blues does not count', () => {
    const blue = [0.4, 0.7, 1.2];
    expect(hexes(scene([['#FACC15', 10]], blue), 5)).toContain('#FACC15');
    expect(hexes(scene([['#808080', 10]], blue), 5)).not.toContain('#808080');
  });

  test('in a palette of three or more, and fewer than half of it', () => {
    const night = [0.2, 0.2, 0.2];
    const three = scene(
      [
        [PINK, 12],
        [RED, 11],
        [GREEN, 10],
      ],
      night,
    );
    const found = (count: number) =>
      hexes(three, count)
        .filter((hex) => [PINK, RED, GREEN].includes(hex))
        .sort();
    expect(found(2)).toEqual([]);
    expect(found(3)).toEqual([PINK]);
    expect(found(4)).toEqual([PINK]);
    expect(found(5)).toEqual([PINK, RED]);
    expect(found(7)).toEqual([GREEN, PINK, RED]);
  });

  test('unless the rest would be told by too little: here a third gray is missed more', () => {
    expect(hexes(scene([[PINK, 12]]), 3)).not.toContain(PINK);
    expect(hexes(scene([[PINK, 20]]), 3)).toContain(PINK);
  });

  test('unless it is a part of a gradation', () => {
    const near = '#B84FD0';
    const apart = deltaEOK(parseHex(PINK)!, parseHex(near)!);
    expect(apart).toBeGreaterThan(0.06);
    expect(apart).toBeLessThan(0.09);
    expect(
      hexes(
        scene([
          [PINK, 10],
          [near, 5],
        ]),
        5,
      ),
    ).toContain(PINK);
    const both = hexes(
      scene([
        [PINK, 10],
        [near, 10],
      ]),
      5,
    );
    expect(both).not.toContain(PINK);
    expect(both).not.toContain(near);
  });
});
