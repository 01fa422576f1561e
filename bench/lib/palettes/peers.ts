import { createRandom, fromHsl, parseHex, type Random, type Srgb } from '@swatchwork/color';
import chroma from 'chroma-js';
import { Poline } from 'poline';
import { generateColorRamp } from 'rampensau';
import randomColor from 'randomcolor';
import { between } from '../../../packages/color/src/palette/random.ts';

/** A palette of five colors for each seed. */
export type Source = (seed: string) => Srgb[];

const SIZE = 5;

/** Other generators, at their own settings except for the number of colors. */
export const PEERS: Readonly<Record<string, Source>> = {
  rampensau: seeded((random) =>
    generateColorRamp({
      total: SIZE,
      hStart: 360 * random(),
      hCycles: between(random, -1, 1),
      sRange: [between(random, 0.2, 0.6), between(random, 0.2, 0.6)],
      lRange: [between(random, 0, 0.3), between(random, 0.8, 1)],
    }).map(toColor),
  ),
  poline: seeded((random) => {
    const hue = 360 * random();
    const other = hue + 60 + 180 * random();
    const anchors: Hsl[] = [
      [hue, random(), between(random, 0.75, 0.95)],
      [other % 360, random(), between(random, 0.3, 0.5)],
    ];
    return new Poline({ anchorColors: anchors, numPoints: SIZE - 2 }).colors.map(toColor);
  }),
  randomColor: seeded((random) =>
    randomColor({ count: SIZE, seed: Math.floor(random() * 2 ** 31) }).map((hex) => parseHex(hex)!),
  ),
  'chroma.random': seeded((random) =>
    Array.from({ length: SIZE }, () => parseHex(chroma.random(random).hex())!),
  ),
};

/** Channels drawn alike and apart: what a palette without any thought looks like. */
export const uniform: Source = seeded((random) =>
  Array.from({ length: SIZE }, () => ({ r: random(), g: random(), b: random() })),
);

type Hsl = [hue: number, saturation: number, lightness: number];

const toColor = ([h, s, l]: Hsl): Srgb => fromHsl({ h, s: 100 * s, l: 100 * l });

function seeded(draw: (random: Random) => Srgb[]): Source {
  return (seed) => draw(createRandom(seed));
}
