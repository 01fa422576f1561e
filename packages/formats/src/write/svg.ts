import { cssTextOf } from '@swatchwork/color';

import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { withoutDirectionMarks } from '../text/text.ts';
import { xmlText } from '../text/xml-text.ts';

const SIDE = 80; // CSS pixels of a swatch, so that five make 400 x 80

/**
 * A picture of the swatches side by side, 80 px each, titled with the palette's name and, where
 * they have one, each with its own.
 *
 * @see https://www.w3.org/TR/SVG2/
 */
export function writeSvg(palette: ExportedPalette): string {
  const swatches = swatchesOf(palette);
  const width = swatches.length * SIDE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}">`,
    `  ${title(palette.name)}`,
    ...swatches.map((swatch, i) => `  ${rect(swatch, i * SIDE)}`),
    '</svg>\n',
  ].join('\n');
}

const title = (name: string) => `<title>${xmlText(withoutDirectionMarks(name))}</title>`;

/** A program that does not know the color of the style takes the hex before it. */
function rect({ hex, exact, name, alpha }: Swatch, x: number): string {
  const opacity = alpha < 1 ? ` fill-opacity="${Number(alpha.toFixed(4))}"` : '';
  const style = exact ? ` style="fill:${cssTextOf(exact)}"` : '';
  const tag = `<rect x="${x}" width="${SIDE}" height="${SIDE}" fill="${hex}"${opacity}${style}`;
  return name ? `${tag}>${title(name)}</rect>` : `${tag}/>`;
}
