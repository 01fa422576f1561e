import { sheetKeys, wordOf } from '../palette/color-keys.ts';
import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { oneLine } from '../text/text.ts';
import { header } from './css.ts';

/**
 * Stylus variables such as `$plum-shore` and `$color-2`. With the dollar sign they can neither hide
 * a function of Stylus nor be one of its words. Names are comments of the kind that is dropped:
 * Stylus takes the other kind for a part of the value. A backslash at the end would join the next line.
 *
 * @see https://stylus-lang.com/docs/variables.html
 */
export function writeStylus(palette: ExportedPalette): string {
  const keys = sheetKeys(palette).map(wordOf);
  const lines = swatchesOf(palette).map(
    ({ bytes, name }, i) => `$${keys[i]} = ${bytes}${name ? ` // ${stylusComment(name)}` : ''}\n`,
  );
  return header(palette) + lines.join('');
}

/** A name as it stands in a comment of Stylus. */
export function stylusComment(name: string): string {
  const line = oneLine(name);
  let end = line.length;
  while (/[\\\s]/.test(line[end - 1] ?? '')) end -= 1;
  return line.slice(0, end);
}
