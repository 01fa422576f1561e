import { createRandom } from '@swatchwork/color';
import { expect, test } from 'vitest';
import { paint, paintGrain, paintP3 } from '../testing/paint.ts';
import { extract } from './extract.ts';

/*
 * The same pixels give the same answer everywhere, and these are the answers. A change here changes
 * what people and the API get, while caches still hold the old answers.
 */

const byte = (value: number) => Math.round(value).toString(16).padStart(2, '0');

/** A sky over a sea, each a gradient; a boat, too small for a swatch unless it is an accent. */
function sea(x: number, y: number): string {
  if (x >= 60 && x < 72 && y >= 46 && y < 54) return '#E11D48';
  if (y < 48) return `#${byte(90 + 2 * y)}${byte(150 + x / 2)}${byte(230 - y / 2)}`;
  return `#${byte(10 + x / 4)}${byte(150 - y)}${byte(190 - y)}`;
}

const answer = (picture: Parameters<typeof extract>[0], count: number) =>
  extract(picture, { count }).map(({ hex, share, position: { x, y } }) =>
    [hex, ...[share, x, y].map((part) => part.toFixed(3))].join(' '),
  );

/** Hex, share, and the place from the left and from the top. */
test.each([
  ['#6F99C5 1.000 0.096 0.161'],
  ['#8BB7DB 0.531 0.596 0.283', '#1A527A 0.460 0.529 0.772', '#E11D48 0.009 0.529 0.528'],
  [
    '#8BC4DB 0.244 0.721 0.283',
    '#1A5D85 0.238 0.404 0.639',
    '#1A466E 0.222 0.529 0.906',
    '#72A6E1 0.149 0.279 0.106',
    '#A1A7D5 0.138 0.279 0.406',
    '#E11D48 0.009 0.529 0.528',
  ],
])('a sea and a boat: %s', (...swatches) => {
  expect(answer(paint(120, 90, sea), swatches.length)).toEqual(swatches);
});

test('the same in sixteen colors, the boat among them', () => {
  const hexes = extract(paint(120, 90, sea), { count: 16 }).map(({ hex }) => hex);
  expect(hexes.join(' ')).toBe(
    '#19456D #1A537B #196088 #6DBBE2 #6C9DE2 #90C0D9 #70CAE1 #7DABDE ' +
      '#AAB2D2 #929DD8 #AAC9D2 #AAA1D2 #99ABD7 #62B0E4 #91CED9 #E11D48',
  );
});

test('grain of three seeds side by side', () => {
  const grains = ['x', 'y', 'z'].map((seed, i) => paintGrain(seed, 40 + 60 * i, 90 + 70 * i));
  const picture = paint(90, 70, (x, y) => grains[Math.floor(x / 30)]!(x, y));
  expect(answer(picture, 8)).toEqual([
    '#757575 0.157 0.528 0.650',
    '#A2A2A2 0.155 0.794 0.336',
    '#313131 0.126 0.217 0.664',
    '#8B8B8B 0.125 0.517 0.464',
    '#525252 0.122 0.228 0.079',
    '#C2C2C2 0.118 0.783 0.407',
    '#D9D9D9 0.112 0.783 0.336',
    '#444444 0.085 0.228 0.164',
  ]);
});

test('petals in many reds on grain: the accent is their median', () => {
  const grain = paintGrain('leaf', 90, 150);
  const random = createRandom('petals');
  const red = () =>
    `#${byte(200 + 40 * random())}${byte(20 + 50 * random())}${byte(60 + 60 * random())}`;
  const isPetal = (x: number, y: number) => Math.hypot(x - 60, y - 25) < 7;
  const picture = paint(90, 70, (x, y) => (isPetal(x, y) ? red() : grain(x, y)));
  expect(answer(picture, 5)).toEqual([
    '#8B8B8B 0.348 0.783 0.507',
    '#606060 0.279 0.517 0.907',
    '#757575 0.228 0.906 0.850',
    '#7C7C7C 0.122 0.161 0.393',
    '#DA2F5B 0.023 0.650 0.321', // the middle of all reds is #DC2D5A
  ]);
});

/** A meadow of Display P3 beside a gray wall, with a poppy; the wall and the earth are in sRGB. */
const meadow = paintP3(90, 60, (x, y) => {
  if (Math.hypot(x - 20, y - 30) < 7) return [255, 30, 20];
  if (x < 50) return [20 + x, 200 + (y % 40), 30];
  return y < 40 ? [150, 150, 150] : [100, 70, 50];
});

test('a meadow of Display P3: what sRGB has not comes with what it is, and the rest is as ever', () => {
  const swatches = extract(meadow, { count: 4 });
  expect(swatches.map(({ hex, css }) => [hex, css].join(' ').trim())).toEqual([
    '#00D604 color(display-p3 0.1817 0.8417 0.1178)',
    '#969696',
    '#69442E',
    '#FF211A color(display-p3 1 0.1176 0.0784)', // 255, 30, 20
  ]);
});

test('a picture in Display P3 of colors that sRGB has gives those of sRGB', () => {
  const inside = paintP3(60, 40, (x) => (x < 20 ? [234, 51, 35] : [100, 40, 30]));
  expect(inside.wide).toBeUndefined();
  const inSrgb = { data: inside.data, width: 60, height: 40 };
  expect(extract(inside, { count: 3 })).toEqual(extract(inSrgb, { count: 3 }));
});
