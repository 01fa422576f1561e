import { sheetKeys, wordOf } from '../palette/color-keys.ts';
import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { header, trailingComment } from './css.ts';

/**
 * Sass variables such as `$plum-shore` and `$color-2`, in the syntax of CSS. Sass computes `#{…}` even in comments,
 * which contain the names.
 *
 * @see https://sass-lang.com/documentation/variables/
 * @see https://sass-lang.com/documentation/syntax/comments/
 */
export const writeScss = (palette: ExportedPalette): string =>
  variables('$', palette).replaceAll('#{', '# {');

/**
 * Less variables such as `@plum-shore` and `@color-2`.
 *
 * @see https://lesscss.org/features/#variables-feature
 */
export const writeLess = (palette: ExportedPalette): string => variables('@', palette);

function variables(sign: string, palette: ExportedPalette): string {
  const keys = sheetKeys(palette).map(wordOf);
  const lines = swatchesOf(palette).map(
    (swatch, i) => `${sign}${keys[i]}: ${swatch.css};${trailingComment(swatch)}\n`,
  );
  return header(palette) + lines.join('');
}
