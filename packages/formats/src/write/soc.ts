import { type ExportedPalette, nameOrLooks, swatchesOf } from '../palette/palette.ts';
import { xmlAttribute } from '../text/xml-text.ts';

/** The namespaces that LibreOffice and OpenOffice expect on their color tables. */
const NAMESPACES = [
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"',
  'xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0"',
  'xmlns:ooo="http://openoffice.org/2004/office"',
];

/**
 * A color table of LibreOffice. It has no place for opacity and for the palette's name, which is
 * that of its file; LibreOffice names every color.
 *
 * @see https://docs.oasis-open.org/office/v1.2/OpenDocument-v1.2-part1.html
 */
export function writeSoc(palette: ExportedPalette): string {
  const colors = swatchesOf(palette).map(
    (swatch) =>
      `  <draw:color draw:name="${xmlAttribute(nameOrLooks(swatch))}" draw:color="${swatch.hex}"/>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<ooo:color-table ${NAMESPACES.join(' ')}>\n`,
    ...colors,
    '</ooo:color-table>\n',
  ].join('');
}
