import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { xmlNodes } from '../../text/xml-nodes.ts';

const FORMAT = 'LibreOffice colors';

/**
 * Reads a color table of LibreOffice and OpenOffice (.soc): names and hexes.
 *
 * @throws {FormatError} If there is no color.
 * @see https://docs.oasis-open.org/office/v1.2/OpenDocument-v1.2-part1.html
 */
export function readSoc(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  let broken = 0;
  for (const { kind, name, attributes, at } of xmlNodes(text, FORMAT)) {
    if (kind !== 'open' || name !== 'color') continue;
    if (!palette.addCss(attributes.get('color') ?? '', at, attributes.get('name'))) broken += 1;
  }
  palette.tally(broken, '{entry|entries} without a color {was|were} left out.');
  return palette.build();
}
