import { createRandom, formatHex, fromHsl, type Hex, parseHex } from '@swatchwork/color';
import { expect, test } from 'vitest';

import { ALIKE, alikeDistance, alikeKey, alikeKeys } from './alike-keys.ts';

const toColors = (hexes: readonly Hex[]) => hexes.map((hex) => ({ hex }));

test('whatever is nearly alike has one of the keys, and they are few', () => {
  const random = createRandom(7);
  const shift = () => (random() - 0.5) * 0.04;
  let alike = 0;
  for (let round = 0; round < 300; round++) {
    const hexes = Array.from({ length: 2 + Math.floor(random() * 9) }, () =>
      formatHex(fromHsl({ h: random() * 360, s: random() * 100, l: random() * 100 })),
    );
    const moved = hexes
      .map((hex) => {
        const { r, g, b } = parseHex(hex)!;
        const [red, green, blue] = [r, g, b].map((channel) =>
          Math.min(Math.max(channel + shift(), 0), 1),
        );
        return formatHex({ r: red!, g: green!, b: blue! });
      })
      .toReversed();
    const [one, other] = [toColors(hexes), toColors(moved)];
    const keys = alikeKeys(one);
    expect(keys.length).toBeLessThanOrEqual(512);
    expect(keys).toContain(alikeKey(one));
    expect(keys.every(Number.isSafeInteger)).toBe(true);
    if (
      hexes.every(
        (hex, place) =>
          alikeDistance(toColors([hex]), toColors([moved.toReversed()[place]!])) <= ALIKE,
      )
    ) {
      alike += 1;
      expect(keys).toContain(alikeKey(other));
    }
  }
  expect(alike).toBeGreaterThan(50);
});

test('the distance is that of the color that is farthest from all of the other palette', () => {
  const sea = toColors(['#0B1D34', '#738A94', '#F69835']);
  expect(alikeDistance(sea, sea.toReversed())).toBe(0);
  expect(alikeDistance(sea, sea.slice(1))).toBe(Number.POSITIVE_INFINITY);
  const other = toColors(['#0B1D34', '#738A94', '#F69835']).with(2, { hex: '#738A94' });
  expect(alikeDistance(sea, other)).toBeGreaterThan(0.2);
  expect(alikeDistance(sea, other)).toBe(alikeDistance(other, sea));
});
