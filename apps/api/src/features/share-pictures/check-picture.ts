import {
  type ContrastTarget,
  checkPalette,
  formatHex,
  formatRatio,
  type Srgb,
} from '@swatchwork/color';
import { placeText, type Shape, type Typeface, writeText } from '@swatchwork/formats/drawing';

import { brand, GROUND, HEIGHT, INK, MARGIN, WIDTH } from './frame.ts';

const LEFT = 444; // the width of the texts
const SMALLEST = 13; // of a ratio: links show pictures at half their size

/** Every color as text on every other, with the ratio, beside how many pairs reach the target. */
export function checkPicture(
  colors: readonly Srgb[],
  { name = 'Palette Contrast', target }: { name?: string | undefined; target: ContrastTarget },
  typeface: Typeface,
): Shape[] {
  const { pairs } = checkPalette(colors, { target });
  const meeting = pairs.filter(({ meets }) => meets).length;
  const isOne = pairs.length === 1;
  const [width, height] = [(WIDTH - LEFT) / colors.length, HEIGHT / colors.length];
  const rows = colors.map((color, i) => ({
    ...{ x: LEFT, y: i * height, width: WIDTH - LEFT, height, fill: formatHex(color) },
  }));
  const samples = pairs.flatMap(({ places: [a, b], contrast }) =>
    [
      [a, b],
      [b, a],
    ].flatMap(([row = 0, column = 0]) => {
      const size = Math.min(56, height * 0.36);
      const [x, y] = [LEFT + (column + 0.5) * width, (row + 0.5) * height];
      const text = {
        x,
        anchor: 'middle',
        fill: formatHex(colors[column]!),
        weight: 'semibold',
      } as const;
      const ratio = { ...text, text: formatRatio(contrast), y: y + size * 0.8, size: size * 0.5 };
      if (ratio.size < SMALLEST)
        return [placeText(typeface, { ...text, text: 'Aa', y: y + size / 3, size })];
      return [placeText(typeface, { ...text, text: 'Aa', y, size }), placeText(typeface, ratio)];
    }),
  );
  const line = { x: MARGIN, size: 30, weight: 'regular', fill: INK } as const;
  return [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: GROUND },
    ...brand(MARGIN, 48, INK),
    ...writeText(name, typeface, {
      ...{ x: MARGIN, bottom: 330, room: LEFT - 2 * MARGIN, weight: 'semibold', fill: INK },
      sizes: { whole: [64], broken: [52, 40, 30] },
    }),
    { ...line, text: `${meeting} of ${pairs.length} ${isOne ? 'pair' : 'pairs'}`, y: 484 },
    { ...line, text: `${isOne ? 'reaches' : 'reach'} ${target} : 1`, y: 524 },
    ...rows,
    ...samples,
  ];
}
