import type { RoleName, Theme, ThemeMode } from '@swatchwork/theme';

import type { Box, Line, Shape } from '../drawing/drawing.ts';
import { placeText } from '../drawing/place-text.ts';
import type { Typeface, Weight } from '../drawing/typeface.ts';
import type { Area } from '../write/sheet/cells.ts';

/** What modes are called. */
export const MODE_NAMES: Readonly<Record<ThemeMode, string>> = {
  light: 'Light',
  dark: 'Dark',
  'high-contrast': 'High contrast',
};

const STATUS = ['error', 'warning', 'success', 'info'] as const;

/** Measures of a board 600 wide and 512 high. */
const BOARD = { width: 600, height: 512 };

/** A mode of a theme at work: words and buttons on a card, its brand colors, and its status colors. */
export function drawMode(theme: Theme, mode: ThemeMode, area: Area, typeface: Typeface): Shape[] {
  const { roles } = theme.modes[mode];
  const scale = Math.min(area.width / BOARD.width, area.height / BOARD.height);
  const place = (x: number, y: number) => ({ x: area.x + x * scale, y: area.y + y * scale });
  const box = (x: number, y: number, width: number, height: number, role: RoleName): Box => ({
    ...place(x, y),
    width: width * scale,
    height: height * scale,
    fill: roles[role]!.hex,
  });
  const text = (
    words: string,
    x: number,
    y: number,
    size: number,
    role: RoleName,
    more = {},
  ): Line =>
    placeText(typeface, {
      ...place(x, y),
      text: words,
      size: size * scale,
      weight: 'regular',
      fill: roles[role]!.hex,
      room: 464 * scale,
      ...more,
    });
  const bold = { weight: 'semibold' as Weight };
  const inMiddle = { ...bold, anchor: 'middle' as const };
  const brands = theme.brands.map(({ family }) => family);
  const wide = 464 / brands.length;
  return [
    { ...area, fill: roles.ground.hex },
    box(38, 38, 524, 436, 'border'),
    box(40, 40, 520, 432, 'surface'),
    text(MODE_NAMES[mode], 68, 108, 48, 'text', bold),
    text('Descriptions, captions and hints', 68, 150, 22, 'text-muted'),
    box(68, 178, 200, 66, 'brand-solid'),
    text('Primary', 168, 220, 26, 'brand-on-solid', inMiddle),
    box(284, 178, 248, 66, 'brand-tint'),
    text('Text of the brand', 408, 219, 24, 'brand-text', inMiddle),
    ...brands.map((family, i) => box(68 + i * wide, 268, wide, 92, `${family}-solid`)),
    ...STATUS.flatMap((family, i) => [
      box(68 + i * 118, 384, 110, 60, `${family}-tint`),
      text(family, 123 + i * 118, 422, 22, `${family}-text`, inMiddle),
    ]),
  ];
}
