import {
  basicColorName,
  describe,
  formatHex,
  formatHsl,
  formatRgb,
  fromOklch,
  mapToGamut,
  readableTextColor,
  type Srgb,
  toOklch,
} from '@swatchwork/color';
import { placeText, type Shape, type Typeface } from '@swatchwork/formats/drawing';

import { brand, HEIGHT, MARGIN, WIDTH } from './frame.ts';

const SCALE = 9;
const SCALE_HEIGHT = 96;
const [LIGHTEST, DARKEST] = [0.95, 0.2];

/**
 * A picture filled with a color, with its hex and name on it and its scale of lightness below.
 *
 * @param texts A name of its own, and what is said of it in place of its values.
 */
export function colorPicture(
  color: Srgb,
  texts: { name?: string | undefined; about?: string },
  typeface: Typeface,
): Shape[] {
  const hex = formatHex(color);
  const fill = formatHex(readableTextColor(color));
  const { name = basicColorName(color) ?? describe(color) } = texts;
  const { about = `${formatRgb(color)}   ${formatHsl(color)}` } = texts;
  const line = { x: MARGIN, fill, room: WIDTH - 2 * MARGIN, weight: 'semibold' as const };

  return [
    { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: hex },
    ...brand(MARGIN, 52, fill),
    placeText(typeface, { ...line, text: name, y: 268, size: 60 }),
    placeText(typeface, { ...line, text: hex, x: MARGIN - 10, y: 424, size: 172 }),
    placeText(typeface, { ...line, text: about, y: 488, size: 30, weight: 'regular' }),
    ...lightnessScale(color),
  ];
}

function lightnessScale(color: Srgb): Shape[] {
  const { c, h } = toOklch(color);
  const width = WIDTH / SCALE;
  return Array.from({ length: SCALE }, (_, i) => {
    const l = LIGHTEST + ((DARKEST - LIGHTEST) * i) / (SCALE - 1);
    const fill = formatHex(mapToGamut(fromOklch({ l, c, h })));
    return { x: i * width, y: HEIGHT - SCALE_HEIGHT, width, height: SCALE_HEIGHT, fill };
  });
}
