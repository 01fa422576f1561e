import type { ExportedPalette } from './palette.ts';
import { xmlText } from './xml-text.ts';

const SIDE = 80; // CSS pixels of a swatch, so that five make 400 x 80

/**
 * A picture of the swatches side by side, 80 px each, titled with the palette's name.
 *
 * @see https://www.w3.org/TR/SVG2/
 */
export function writeSvg({ name, colors }: ExportedPalette): string {
  const width = colors.length * SIDE;
  const swatches = colors.map(
    (color, i) => `  <rect x="${i * SIDE}" width="${SIDE}" height="${SIDE}" fill="${color}"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}">`,
    `  <title>${xmlText(name)}</title>`,
    ...swatches,
    '</svg>\n',
  ].join('\n');
}
