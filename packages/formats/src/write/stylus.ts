import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { oneLine } from '../text/text.ts';
import { header } from './css.ts';

/**
 * Stylus variables `$color-1` and so on. With the dollar sign they can neither hide a function of
 * Stylus nor be one of its words. Names are comments of the kind that is dropped: Stylus takes the
 * other kind for a part of the value.
 *
 * @see https://stylus-lang.com/docs/variables.html
 */
export const writeStylus = (palette: ExportedPalette): string =>
  header(palette) +
  swatchesOf(palette)
    .map(({ css, name }, i) => `$color-${i + 1} = ${css}${name ? ` // ${oneLine(name)}` : ''}\n`)
    .join('');
