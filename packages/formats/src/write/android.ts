import { colorKeys } from '../palette/color-keys.ts';
import { type ExportedPalette, swatchesOf } from '../palette/palette.ts';
import { oneLine } from '../text/text.ts';
import { xmlText } from '../text/xml-text.ts';
import { argb } from './code-file.ts';

/**
 * Color resources of Android, such as `@color/candy_plum` and `@color/candy_2`; alpha comes first there.
 *
 * @see https://developer.android.com/guide/topics/resources/more-resources#Color
 */
export function writeAndroid(palette: ExportedPalette): string {
  const title = commentText(palette.name);
  const { family, keys } = colorKeys({ ...palette, name: title });
  const names = keys.map((key) => `${family}-${key}`.replaceAll('-', '_'));
  const lines = swatchesOf(palette).map(
    (swatch, i) =>
      `    <color name="${names[i]}">${argb(swatch, '#')}</color>${xmlComment(swatch.name)}`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<resources>',
    `   ${xmlComment(title) || ' <!-- Palette -->'}`,
    ...lines,
    '</resources>\n',
  ].join('\n');
}

const xmlComment = (text = ''): string => {
  const words = commentText(text);
  return words && ` <!-- ${xmlText(words)} -->`;
};

/** Two hyphens would end the comment. The name that is read back leads to the same keys. */
const commentText = (text: string): string => oneLine(text).replaceAll(/-(?=-)/g, '- ');
