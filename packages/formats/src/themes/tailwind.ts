import type { Theme } from '@swatchwork/theme';

import { forcedRoles, roleVariables, scaleVariables } from './css.ts';
import { block, blocksOf, modeRules, OKLCH, p3Blocks, ROOT, styleSheet } from './css-rules.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * Theme variables of Tailwind 4: `bg-brand-600`, `bg-brand-solid`, `text-text-muted` and so on. The
 * classes of roles change with the mode by themselves; `dark:` follows the same rules. The roles are
 * static, so that they exist for style sheets and scripts too.
 *
 * @see https://tailwindcss.com/docs/theme
 * @see https://tailwindcss.com/docs/dark-mode
 */
export function writeTailwind(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const scales = scaleVariables(theme);
  const roles = roleVariables(theme);
  const rules = modeRules(theme, {});
  const [light, ...others] = rules;
  const text = styleSheet(theme, options, [
    '/* Stands below @import "tailwindcss"; */\n',
    darkVariant(theme),
    ...blocksOf([{ ...ROOT, selector: '@theme' }], scales, OKLCH),
    ...blocksOf([{ ...ROOT, selector: '@theme static' }], roles, OKLCH),
    ...blocksOf([{ selector: ':root', scheme: theme.modes.light.scheme }], [], OKLCH),
    ...blocksOf([{ ...light!, selector: '.light' }, ...others], roles, OKLCH),
    ...p3Blocks(
      [
        [[ROOT], scales],
        [rules, roles],
      ],
      OKLCH,
      options,
    ),
    forcedRoles(theme),
  ]);
  return { files: [{ path: 'theme.css', text }], notes: [] };
}

/** `dark:` holds wherever the dark values do. */
function darkVariant(theme: Theme): string {
  const unlessContrast =
    theme.modes['high-contrast'].scheme === 'light' ? ' and (not (prefers-contrast: more))' : '';
  return block({ selector: '@custom-variant dark' }, [
    '&:where(.dark, .dark *) {',
    '  @slot;',
    '}',
    `@media (prefers-color-scheme: dark)${unlessContrast} {`,
    '  &:where(:not(.light, .light *, .high-contrast, .high-contrast *)) {',
    '    @slot;',
    '  }',
    '}',
  ]);
}
