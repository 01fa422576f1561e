import {
  type ContrastTarget,
  checkPalette,
  contrastRatio,
  formatHex,
  formatRatio,
  type Srgb,
} from '@swatchwork/color';
import { placeText, type Shape, type Typeface, writeText } from '@swatchwork/formats/drawing';

import { brand, GROUND, HEIGHT, MARGIN, shownName, WIDTH } from './frame.ts';

const LEFT = 444; // the width of the texts

/** Every color as text on every other, with the ratio, beside how many pairs reach the target. */
export function checkPicture(
  colors: readonly Srgb[],
  { name, target }: { name?: string | undefined; target: ContrastTarget },
  typeface: Typeface,
): Shape[] {
  const { pairs } = checkPalette(colors, { target });
  const meeting = pairs.filter(({ meets }) => meets).length;
  const place = { x: MARGIN, room: LEFT - 2 * MARGIN, fill: '#111111' as const };
  const line = { ...place, weight: 'regular' as const, size: 30 };
  return [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: GROUND },
    ...brand(MARGIN, 48, '#111111'),
    ...writeText(shownName(name) ?? 'Palette Contrast', typeface, {
      ...place,
      bottom: 330,
      sizes: [
        [64, 1],
        [52, 2],
        [40, 2],
      ],
      weight: 'semibold',
    }),
    placeText(typeface, { ...line, text: `${meeting} of ${pairs.length} pairs`, y: 484 }),
    placeText(typeface, { ...line, text: `reach ${target} : 1`, y: 524 }),
    ...matrix(colors, typeface),
  ];
}

function matrix(colors: readonly Srgb[], typeface: Typeface): Shape[] {
  const width = (WIDTH - LEFT) / colors.length;
  const height = HEIGHT / colors.length;
  return colors.flatMap((ground, row) =>
    colors.flatMap((text, column): Shape[] => {
      const [x, y] = [LEFT + column * width, row * height];
      const middle = { x: x + width / 2, anchor: 'middle' as const, fill: formatHex(text) };
      const size = Math.min(56, height * 0.36);
      const cell = { x, y, width, height, fill: formatHex(ground) };
      if (row === column) return [cell];
      return [
        cell,
        placeText(typeface, {
          ...middle,
          text: 'Aa',
          y: y + height * 0.5,
          size,
          weight: 'semibold',
        }),
        placeText(typeface, {
          ...middle,
          text: formatRatio(contrastRatio(text, ground)),
          y: y + height * 0.5 + size * 0.8,
          size: size * 0.55,
          weight: 'regular',
        }),
      ];
    }),
  );
}
