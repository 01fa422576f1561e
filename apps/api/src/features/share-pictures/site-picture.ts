import { formatHex, fromOklch, mapToGamut } from '@swatchwork/color';

import { brand, HEIGHT, MARGIN, picture, rect, WIDTH } from './frame.ts';
import { textPath } from './text-path.ts';

const [GROUND, INK, MUTED] = ['#FAFAFA', '#111111', '#5C5C5C'];
const HUES = 12;
const ROWS = [
  { l: 0.84, c: 0.09 },
  { l: 0.7, c: 0.15 },
  { l: 0.52, c: 0.15 },
];
const ROW_HEIGHT = 84;

/** A picture of the site: a line about it, over twelve hues in three lightnesses. */
export function sitePicture(): string {
  const top = HEIGHT - ROWS.length * ROW_HEIGHT;
  const cells = ROWS.flatMap(({ l, c }, row) =>
    Array.from({ length: HUES }, (_, i) => {
      const color = mapToGamut(fromOklch({ l, c, h: (i * 360) / HUES + 20 }));
      const width = WIDTH / HUES;
      return rect(i * width, top + row * ROW_HEIGHT, width, ROW_HEIGHT, formatHex(color));
    }),
  );

  return picture(
    rect(0, 0, WIDTH, HEIGHT, GROUND),
    brand(MARGIN, 52, INK),
    textPath({
      text: 'Color, worked out.',
      x: MARGIN - 4,
      y: 228,
      size: 104,
      weight: 600,
      fill: INK,
    }),
    textPath({
      text: 'Palettes, contrast, conversion and harmonies, free and without an account.',
      x: MARGIN,
      y: 300,
      size: 32,
      fill: MUTED,
      maxWidth: WIDTH - 2 * MARGIN,
    }),
    ...cells,
  );
}
