import type { Hex } from '@swatchwork/color';
import { type Shape, type Typeface, writeText } from '@swatchwork/formats/drawing';

import { brand, GROUND, HEIGHT, INK, MARGIN, shownName, WIDTH } from './frame.ts';
import { columns } from './palette-picture.ts';

/** The colors of the first page. */
const HERO: readonly Hex[] = ['#3D1A5B', '#2B50E0', '#0FA08E', '#F6C945', '#F4793B', '#D9284A'];
const SITE = 'Color, worked out.';
const FOOT = 236; // the height of the colors

/** A page by its title, over colors of its own or those of the first page; without a title the site. */
export function pagePicture(
  { title, colors = [] }: { title?: string | undefined; colors?: readonly Hex[] | undefined },
  typeface: Typeface,
): Shape[] {
  const place = { x: MARGIN - 4, bottom: HEIGHT - FOOT - 64, room: WIDTH - 2 * MARGIN };
  return [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: GROUND },
    ...brand(MARGIN, 48, INK),
    ...writeText(shownName(title) ?? SITE, typeface, {
      ...place,
      sizes: [
        [104, 1],
        [84, 1],
        [68, 2],
        [56, 2],
        [46, 2],
      ],
      weight: 'semibold',
      fill: INK,
    }),
    ...columns(colors.length > 0 ? colors : HERO, typeface, {
      x: 0,
      y: HEIGHT - FOOT,
      width: WIDTH,
      height: FOOT,
    }),
  ];
}
