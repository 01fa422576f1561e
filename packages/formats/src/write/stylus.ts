import { sheetKeys, wordOf } from '../palette/color-keys.ts';
import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { oneLine } from '../text/text.ts';
import { header } from './css.ts';

/**
 * Stylus variables such as `$plum-shore` and `$color-2`. With the dollar sign they can neither hide
 * a function of Stylus nor be one of its words. Names are comments of the kind that is dropped:
 * Stylus takes the other kind for a part of the value.
 *
 * @see https://stylus-lang.com/docs/variables.html
 */
export function writeStylus(palette: ExportedPalette): string {
  const keys = sheetKeys(palette).map(wordOf);
  const lines = swatchesOf(palette).map(
    ({ bytes, name }, i) => `$${keys[i]} = ${bytes}${name ? ` // ${oneLine(name)}` : ''}\n`,
  );
  return header(palette) + lines.join('');
}
