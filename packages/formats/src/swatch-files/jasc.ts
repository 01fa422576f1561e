import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';

/**
 * A JASC palette of Paint Shop Pro, which pixel editors read as well: a head, the count, and three
 * channels a line. It contains only colors.
 *
 * @see https://liero.nl/lierohack/docformats/other-jasc.html
 */
export function writeJasc(palette: ExportedPalette): string {
  const rows = swatchesOf(palette).map(({ rgb }) =>
    [rgb.r, rgb.g, rgb.b].map((channel) => Math.round(channel * 255)).join(' '),
  );
  return ['JASC-PAL', '0100', String(rows.length), ...rows, ''].join('\r\n');
}
