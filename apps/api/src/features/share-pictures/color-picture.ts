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

import { brand, HEIGHT, MARGIN, picture, rect, WIDTH } from './frame.ts';
import { textPath } from './text-path.ts';

const SCALE = 9;
const SCALE_HEIGHT = 96;
const [LIGHTEST, DARKEST] = [0.95, 0.2];

/** A picture filled with a color, with its hex and name on it and its scale of lightness below. */
export function colorPicture(color: Srgb): string {
  const hex = formatHex(color);
  const ink = formatHex(readableTextColor(color));
  const name = basicColorName(color) ?? describe(color);
  const line = { x: MARGIN, fill: ink, maxWidth: WIDTH - 2 * MARGIN };

  return picture(
    rect(0, 0, WIDTH, HEIGHT, hex),
    brand(MARGIN, 52, ink),
    textPath({ ...line, text: name, y: 268, size: 60, weight: 600 }),
    textPath({ ...line, text: hex, x: MARGIN - 10, y: 424, size: 172, weight: 600 }),
    textPath({
      ...line,
      text: `${formatRgb(color)}   ${formatHsl(color)}`,
      y: 488,
      size: 30,
    }),
    ...lightnessScale(color),
  );
}

function lightnessScale(color: Srgb): string[] {
  const { c, h } = toOklch(color);
  const width = WIDTH / SCALE;
  return Array.from({ length: SCALE }, (_, i) => {
    const l = LIGHTEST + ((DARKEST - LIGHTEST) * i) / (SCALE - 1);
    const step = formatHex(mapToGamut(fromOklch({ l, c, h })));
    const left = Math.round(i * width);
    const right = Math.round((i + 1) * width);
    return rect(left, HEIGHT - SCALE_HEIGHT, right - left, SCALE_HEIGHT, step);
  });
}
