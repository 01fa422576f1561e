import { formatHex, readableTextColor, type Srgb } from '@swatchwork/color';

import { brand, HEIGHT, MARGIN, picture, rect, WIDTH } from './frame.ts';
import { textPath } from './text-path.ts';

const BAR = 118; // height of the strip with the site's name, on the neutral ground of the site
const [GROUND, INK] = ['#FAFAFA', '#111111'];

/**
 * A palette as columns over the full width, each with its hex, above the site's name. In sRGB, since most
 * who show such a picture drop its color profile.
 */
export function palettePicture(colors: readonly Srgb[]): string {
  const width = WIDTH / colors.length;
  const bottom = HEIGHT - BAR;
  const columns = colors.map((color, i) => {
    const left = Math.round(i * width);
    const right = Math.round((i + 1) * width);
    const hex = formatHex(color);
    return [
      rect(left, 0, right - left, bottom, hex),
      textPath({
        text: hex,
        x: (left + right) / 2,
        y: bottom - 40,
        size: 38,
        weight: 600,
        anchor: 'middle',
        fill: formatHex(readableTextColor(color)),
        maxWidth: right - left - 24,
      }),
    ].join('');
  });

  return picture(
    rect(0, 0, WIDTH, HEIGHT, GROUND),
    ...columns,
    brand(MARGIN, bottom + 32, INK),
    textPath({
      text: `A palette of ${colors.length} colors`,
      x: WIDTH - MARGIN,
      y: bottom + 71,
      size: 30,
      anchor: 'end',
      fill: '#5C5C5C',
    }),
  );
}
