import { sheetKeys, wordOf } from '../palette/color-keys.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
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
export const writeLess = (palette: ExportedPalette): string =>
  // Less has a `color()` of its own, which knows only hexes.
  variables('@', palette, ({ exact, css }) => (exact ? `~"${css}"` : css));

function variables(
  sign: string,
  palette: ExportedPalette,
  value = ({ css }: Swatch): string => css,
): string {
  const keys = sheetKeys(palette).map(wordOf);
  const lines = swatchesOf(palette).map(
    (swatch, i) => `${sign}${keys[i]}: ${value(swatch)};${trailingComment(swatch)}\n`,
  );
  return header(palette) + lines.join('');
}
