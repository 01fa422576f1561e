import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { oneLine } from '../text/text.ts';
import { argb } from './code-file.ts';

/**
 * A palette of Paint.NET: a hex a line, alpha first. Its own palettes show 96 colors; names of
 * colors have no place.
 *
 * @see https://www.getpaint.net/doc/latest/WorkingWithPalettes.html
 */
export function writePaintNet(palette: ExportedPalette): string {
  const name = oneLine(palette.name);
  return [
    ';paint.net Palette File',
    ...(name ? [`;Palette Name: ${name}`] : []),
    ...swatchesOf(palette).map((swatch) => argb(swatch, '', true)),
    '',
  ].join('\r\n');
}
