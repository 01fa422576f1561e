import type { Theme } from '@swatchwork/theme';

import {
  blocksOf,
  everywhere,
  forcedBlock,
  HEX,
  modeRules,
  p3Blocks,
  ROOT,
  styleSheet,
  type Variable,
} from './css-rules.ts';
import { roleEntries, scaleEntries } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';

/**
 * A style sheet of custom properties: the scales as `--color-brand-600`, the roles as
 * `--color-brand-solid`, and what is of use translucent as `--color-brand-tint-alpha`.
 *
 * @see https://www.w3.org/TR/css-variables-1/
 * @see https://www.w3.org/TR/css-color-5/#light-dark
 */
export function writeCss(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const scales = [[ROOT], scaleVariables(theme)] as const;
  const roles = [modeRules(theme, options), roleVariables(theme)] as const;
  const text = styleSheet(theme, options, [
    ...blocksOf(...scales, HEX),
    ...blocksOf(...roles, HEX),
    ...p3Blocks([scales, roles], HEX, options),
    forcedRoles(theme),
  ]);
  const odd = (['light', 'dark'] as const).filter((mode) => theme.modes[mode].scheme !== mode);
  const notes =
    options.modes === 'light-dark'
      ? odd.map(
          (mode) =>
            `The ${mode} mode has a background of the opposite lightness, but light-dark() ties it to color-scheme: ${mode}, so browsers draw controls and scroll bars for that. Use classes to avoid this.`,
        )
      : [];
  return { files: [{ path: 'theme.css', text }], notes };
}

export const scaleVariables = (theme: Theme): Variable[] =>
  scaleEntries(theme).map(({ key, step, color }) => everywhere(`color-${key}-${step}`, color));

export const roleVariables = (theme: Theme): Variable[] =>
  roleEntries(theme).map(({ name, colors }) => ({ name: `color-${name}`, colors }));

/** The roles where colors are forced. */
export const forcedRoles = (theme: Theme): string =>
  forcedBlock(
    roleEntries(theme).map(({ name, role }) => [`color-${name}`, role]),
    modeRules(theme, {}),
  );
