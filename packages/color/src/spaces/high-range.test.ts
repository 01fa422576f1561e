import { expect, test } from 'vitest';

import { fromHlg, fromPq, ofScene, toneMap } from './high-range.ts';
import { fromLinear } from './linear-light.ts';

// Candelas of the perceptual quantizer, from table 4 of BT.2100: 0.5081 is 100, 0.5806 is 203.
test.each([
  [0, 0],
  [0.5081, 100],
  [0.5806, 203],
  [0.7518, 1000],
  [1, 10_000],
])('PQ %d is %d cd/m²', (signal, candelas) => {
  expect(fromPq(signal) * 203).toBeCloseTo(candelas, candelas > 1000 ? 0 : -0.3);
});

test.each([
  [0, 0],
  [0.5, 1 / 12],
  [0.75, 0.2646],
  [1, 1],
])('HLG %d is %d of the scene', (signal, light) => {
  expect(fromHlg(signal)).toBeCloseTo(light, 3);
});

// Bytes of grays that Chromium 156 shows for the sixteen steps of a picture.
test.each([
  ['PQ', [0, 1, 6, 18, 34, 54, 80, 112, 153, 200, 229, 250, 255, 255, 255, 255]],
  ['HLG', [0, 3, 16, 31, 46, 61, 76, 91, 107, 126, 150, 179, 207, 225, 241, 255]],
])('grays of %s are shown as in Chromium', (kind, shown) => {
  const bytes = shown.map((_, step) => {
    const light = kind === 'PQ' ? fromPq(step / 15) : fromHlg(step / 15);
    const gray = [light, light, light] as const;
    return Math.round(255 * fromLinear(toneMap(kind === 'PQ' ? gray : ofScene(gray))[0]));
  });
  for (const [step, byte] of bytes.entries()) {
    expect(Math.abs(byte - shown[step]!), `step ${step}`).toBeLessThanOrEqual(1);
  }
});

test('hue is kept: all channels are scaled alike', () => {
  const [r, g, b] = toneMap([3, 1.5, 0.3]);
  expect(r / g).toBeCloseTo(2, 12);
  expect(r / b).toBeCloseTo(10, 12);
  expect(r).toBeLessThan(1);
});
