import type { Hex } from '@swatchwork/color';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';

import type { Shape } from './drawing.ts';
import { rasterize } from './raster.ts';
import { openTypeface } from './typeface.ts';

const SIDE = 40;
const typeface = await openTypeface();
const draw = (shapes: Shape[], scale = 1) =>
  rasterize({ width: SIDE, height: SIDE, shapes }, typeface, scale);
/** Pixels of black on white, by the darkness of each. */
const inkOf = (shapes: Shape[]) =>
  draw(shapes).bytes.reduce((sum, byte) => sum + 1 - byte / 255, 0) / 3;

test('a box has its exact color, to its edges and no further', () => {
  const fill: Hex = '#0E7C61';
  const { bytes, width } = draw([{ x: 3, y: 4, width: 5, height: 6, fill }], 2);
  expect(width).toBe(2 * SIDE);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const isIn = x >= 6 && x < 16 && y >= 8 && y < 20;
      const at = (y * width + x) * 3;
      expect([...bytes.subarray(at, at + 3)]).toEqual(isIn ? [14, 124, 97] : [255, 255, 255]);
    }
  }
});

test('a triangle covers as many pixels as its area has, wherever it lies', () => {
  const place = fc.double({ min: 0, max: SIDE, noNaN: true });
  fc.assert(
    fc.property(place, place, place, place, place, place, (ax, ay, bx, by, cx, cy) => {
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      const ink = inkOf([{ polygons: [[ax, ay, bx, by, cx, cy]], fill: '#000000' }]);
      expect(Math.abs(ink - area)).toBeLessThan(0.5);
    }),
    { numRuns: inject('propertyRuns') ?? 300 },
  );
});

test('what lies outside is cut off, and a hole stays open', () => {
  const fill = '#000000';
  const large = [-50, -50, 90, -50, 90, 90, -50, 90];
  const hole = [10, 10, 10, 20, 20, 20, 20, 10];
  expect(inkOf([{ polygons: [large], fill }])).toBe(SIDE * SIDE);
  expect(inkOf([{ polygons: [large, hole], fill }])).toBe(SIDE * SIDE - 100);
  expect(inkOf([{ polygons: [[90, 90, 99, 90, 99, 99]], fill }])).toBe(0);
  const share = inkOf([{ polygons: [large], fill, opacity: 0.5 }]) / SIDE ** 2;
  expect(share).toBeCloseTo(0.5, 2);
});

test('letters are drawn: an l is a bar of its stem, an o is open', () => {
  const line = { x: 10, y: 35, size: 40, weight: 'semibold', fill: '#000000' } as const;
  const { bytes } = draw([{ ...line, text: 'o' }]);
  const row = Array.from({ length: SIDE }, (_, x) => bytes[(24 * SIDE + x) * 3]! < 128);
  const runs = row.filter((isInk, x) => isInk && !row[x - 1]).length;
  expect(runs).toBe(2);
  expect(inkOf([{ ...line, text: 'll' }])).toBeCloseTo(2 * inkOf([{ ...line, text: 'l' }]), 0);
});
