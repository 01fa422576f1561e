import type { Theme, ThemeColor } from '@swatchwork/theme';

import { oneLine } from '../text/text.ts';
import { xmlText } from '../text/xml-text.ts';
import { argb } from './argb.ts';
import { summary } from './summary.ts';
import { roleEntries, scaleEntries } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * Color resources of Android, `@color/brand_solid` and `@color/brand_600`, with the dark mode's roles
 * for the night. There is no qualifier for contrast: those colors have names of their own.
 *
 * @see https://developer.android.com/guide/topics/resources/providing-resources#NightQualifier
 */
export function writeAndroid(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const roles = roleEntries(theme);
  const file = (path: string, colors: readonly (readonly [string, ThemeColor])[]) => ({
    path,
    text: [
      '<?xml version="1.0" encoding="utf-8"?>',
      ...summary(theme, options).map((line) => `<!-- ${commentText(line)} -->`),
      '<resources>',
      ...colors.map(
        ([name, color]) =>
          `    <color name="${name.replaceAll('-', '_')}">${argb(color, '#')}</color>`,
      ),
      '</resources>\n',
    ].join('\n'),
  });
  return {
    files: [
      file('values/theme_colors.xml', [
        ...scaleEntries(theme).map(({ key, step, color }) => [`${key}-${step}`, color] as const),
        ...roles.map(({ name, colors }) => [name, colors.light] as const),
        ...roles.map(({ name, colors }) => [`${name}-contrast`, colors['high-contrast']] as const),
      ]),
      file(
        'values-night/theme_colors.xml',
        roles.map(({ name, colors }) => [name, colors.dark]),
      ),
    ],
    notes: [
      'Android has no resource qualifier for contrast: the high-contrast colors end in _contrast, and the app has to choose them (UiModeManager.getContrast).',
    ],
  };
}

/** Two hyphens would end the comment. */
const commentText = (text: string) => oneLine(xmlText(text)).replaceAll(/-(?=-)/g, '- ');
