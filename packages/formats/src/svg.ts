import type { ExportedPalette } from './palette.ts';

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

/** Everything that XML 1.0 forbids even when escaped: most controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string): string =>
  text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
