import { cssTextOf } from '@swatchwork/color';

import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { withoutDirectionMarks } from '../text/text.ts';
import { xmlText } from '../text/xml-text.ts';

const SIDE = 80; // CSS pixels of a swatch, so that five make 400 x 80

/** Swatches of a row: with more, programs refuse the picture as too wide. */
const COLUMNS = 25;

/**
 * A picture of the swatches side by side, 80 px each and 25 a row, titled with the palette's name and, where
 * they have one, each with its own.
 *
 * @see https://www.w3.org/TR/SVG2/
 */
export function writeSvg(palette: ExportedPalette): string {
  const swatches = swatchesOf(palette);
  const width = Math.min(swatches.length, COLUMNS) * SIDE;
  const height = Math.max(1, Math.ceil(swatches.length / COLUMNS)) * SIDE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `  ${title(palette.name)}`,
    ...swatches.map((swatch, i) => `  ${rect(swatch, i)}`),
    '</svg>\n',
  ].join('\n');
}

const title = (name: string) => `<title>${xmlText(withoutDirectionMarks(name))}</title>`;

/** A program that does not know the color of the style takes the hex before it. */
function rect({ hex, exact, name, alpha }: Swatch, place: number): string {
  const x = (place % COLUMNS) * SIDE;
  const row = Math.floor(place / COLUMNS);
  const y = row > 0 ? ` y="${row * SIDE}"` : '';
  const opacity = alpha < 1 ? ` fill-opacity="${Number(alpha.toFixed(4))}"` : '';
  const style = exact ? ` style="fill:${cssTextOf(exact)}"` : '';
  const tag = `<rect x="${x}"${y} width="${SIDE}" height="${SIDE}" fill="${hex}"${opacity}${style}`;
  return name ? `${tag}>${title(name)}</rect>` : `${tag}/>`;
}
