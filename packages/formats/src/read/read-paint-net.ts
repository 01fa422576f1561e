import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf } from '../text/text.ts';
import { argbColor } from './argb-color.ts';

/** Whether a text is a palette of Paint.NET: comments behind semicolons and hexes of eight digits. */
export const isPaintNet = (text: string): boolean =>
  /^\s{0,100};/.test(text) && /^[\da-f]{8}\s{0,20}$/im.test(text);

/**
 * Reads a palette of Paint.NET: a hex a line, alpha first. A comment may give its name, as the ones
 * of Lospec do.
 *
 * @throws {FormatError} If there is no color.
 * @see https://www.getpaint.net/doc/latest/WorkingWithPalettes.html
 */
export function readPaintNet(text: string): ReadPalette {
  const palette = new PaletteBuilder('Paint.NET palette');
  let skipped = 0;
  for (const [line, at] of linesOf(text)) {
    const [hex = '', comment] = split(line);
    if (comment !== undefined)
      palette.name ||= /^\s{0,20}Palette Name:(.{0,400})/i.exec(comment)?.[1] ?? '';
    const color = argbColor(`#${hex.length === 8 ? hex : ''}`);
    if (color) palette.add(color.color, at, { alpha: color.alpha });
    else if (hex) skipped += 1;
  }
  palette.tally(skipped, '{line|lines} without a color {was|were} left out.');
  return palette.build();
}

function split(line: string): [hex: string, comment: string | undefined] {
  const at = line.indexOf(';');
  return at < 0 ? [line.trim(), undefined] : [line.slice(0, at).trim(), line.slice(at + 1)];
}
