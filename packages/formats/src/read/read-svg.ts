import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { plainText } from '../text/xml-nodes.ts';

/**
 * A fill or a gradient's stop, as an attribute or in a style, which overrides the attribute; or a
 * rectangle's own title.
 */
const PAINT =
  /\b(?:fill|stop-color)\s{0,20}(?:=\s{0,20}["']|:\s{0,20})([^"';}<>]{1,200})["']?(?:\s{1,20}fill-opacity="([\d.]{1,20})")?(?:\s{1,20}style="fill:([^";]{1,200})")?(?:>\s{0,20}<title>([^<]{0,2000})<\/title>)?/g;

const TITLE = /<title>([^<]{0,2000})<\/title>/;

/**
 * Reads the fills of a drawing in their order, each color once.
 *
 * @throws {FormatError} If no fill is a plain color.
 * @see https://www.w3.org/TR/SVG2/painting.html#FillProperty
 */
export function readSvg(text: string): ReadPalette {
  const palette = new PaletteBuilder('SVG');
  const title = TITLE.exec(text);
  // A title after the first shape belongs to that shape.
  if (title && title.index < text.search(/<(?:rect|path|circle|g)\b/)) {
    palette.name = plainText(title[1] ?? '');
  }
  const seen = new Set<string>();
  let repeated = 0;
  for (const { 1: fill = '', 2: opacity = '1', 3: style, 4: name, index } of text.matchAll(PAINT)) {
    const paint = (style ?? fill).trim().toLowerCase();
    const key = `${paint} ${opacity}`;
    if (seen.has(key)) repeated += 1;
    else if (paint !== 'transparent') {
      const added = palette.addCss(paint, index, plainText(name ?? ''), Number(opacity));
      if (added) seen.add(key);
    }
  }
  palette.tally(repeated, 'repeated fill was left out.', 'repeated fills were left out.');
  return palette.build();
}
