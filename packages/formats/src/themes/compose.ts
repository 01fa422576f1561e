import { groupBy } from '@swatchwork/color';
import { THEME_MODES, type Theme, type ThemeColor } from '@swatchwork/theme';

import { typeName } from '../text/text.ts';
import { argb } from './argb.ts';
import { lineComments } from './comments.ts';
import { roleEntries, scaleEntries } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

const OBJECTS = { light: 'Light', dark: 'Dark', 'high-contrast': 'HighContrast' } as const;

/**
 * Colors of Jetpack Compose: an interface of the roles with an object for each mode, and the scales.
 * Everything stands in one object, so that no name of it meets one of the app.
 *
 * @see https://developer.android.com/develop/ui/compose/designsystems/custom
 */
export function writeCompose(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const roles = roleEntries(theme).map(({ name, colors }) => ({ name: camel(name), colors }));
  const type = typeName(options.name || 'theme').replace(/Palette$/, '') || 'Theme';
  const scales = groupBy(scaleEntries(theme), ({ key }) => key);
  const lines = [
    'import androidx.compose.runtime.Immutable',
    'import androidx.compose.ui.graphics.Color',
    '',
    `object ${type}Colors {`,
    '    @Immutable',
    '    interface Roles {',
    ...roles.map(({ name }) => `        val ${name}: Color`),
    '    }',
    ...THEME_MODES.flatMap((mode) => [
      '',
      `    object ${OBJECTS[mode]} : Roles {`,
      ...roles.map(({ name, colors }) => `        override val ${name} = ${kotlin(colors[mode])}`),
      '    }',
    ]),
    ...[...scales].flatMap(([key, steps]) => [
      '',
      `    object ${pascal(key)}Scale {`,
      ...steps.map(({ step, color }) => `        val step${step} = ${kotlin(color)}`),
      '    }',
    ]),
    '}\n',
  ];
  const text = `${lineComments(theme, options)}\n${lines.join('\n')}`;
  return {
    files: [{ path: `${type}Colors.kt`, text }],
    notes: ['Add a package line yourself.'],
  };
}

const kotlin = (color: ThemeColor) => `Color(${argb(color, '0x', true)})`;

const pascal = (name: string) =>
  name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase());

const camel = (name: string) => name.replaceAll(/-(.)/g, (_, first: string) => first.toUpperCase());
