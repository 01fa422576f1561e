import { expect, test } from 'vitest';

import { formatHex, parseHex, WHITE } from '../spaces/srgb.ts';
import { layerOver } from './composite.ts';
import { seePair, worstOf } from './see-pair.ts';
import { contrastRatio } from './wcag.ts';

const paint = (hex: string, alpha = 1) => ({ color: parseHex(hex)!, alpha });

test('a translucent text on a translucent background is seen over what lies beneath', () => {
  const seen = seePair(paint('#000000', 0.5), paint('#FF0000', 0.5), WHITE);
  expect([formatHex(seen.foreground), formatHex(seen.background)]).toEqual(['#804040', '#FF8080']);
});

test('the ratio is that of the two hex codes, and not rounded', () => {
  const { foreground, background, ratio } = seePair(paint('#123456', 0.77), paint('#FEDCBA'));
  const written = [foreground, background].map((color) => parseHex(formatHex(color))!);
  expect(ratio).toBe(contrastRatio(written[0]!, written[1]!));
});

test('what lies beneath an opaque background does not matter', () => {
  const [text, ground] = [paint('#000000', 0.5), paint('#FF0000')];
  expect(seePair(text, ground, WHITE)).toEqual(seePair(text, ground));
});

test('of several backgrounds the one with the least contrast decides', () => {
  const seen = ['#FFFFFF', '#888888', '#AAAAAA'].map((hex) =>
    seePair(paint('#777777'), paint(hex)),
  );
  expect(worstOf(seen)).toBe(seen[1]);
});

test('layers that are joined first look as if each were laid on the ground', () => {
  const [top, middle] = [paint('#0A66C2', 0.3), paint('#FFD60A', 0.6)];
  const joined = layerOver(top, middle);
  expect(joined.alpha).toBeCloseTo(1 - 0.7 * 0.4, 12);
  const [once, each] = [joined, layerOver(top, layerOver(middle, paint('#123456')))];
  const whole = layerOver(once, paint('#123456'));
  for (const channel of ['r', 'g', 'b'] as const) {
    expect(whole.color[channel]).toBeCloseTo(each.color[channel], 12);
  }
  expect(layerOver(paint('#000000', 0), paint('#FFFFFF', 0)).alpha).toBe(0);
});
