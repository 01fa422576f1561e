import { parseColor } from '@swatchwork/color';
import { THEME_MODES, type Theme, type ThemeColor } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { summary } from './summary.ts';
import { byMode } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { tokenTrees } from './token-trees.ts';

/**
 * Design tokens of the Design Tokens Community Group: a resolver whose modifier `mode` has the
 * contexts `light`, `dark` and `high-contrast`, and the token files that it names.
 *
 * @see https://www.designtokens.org/TR/2025.10/resolver/
 * @see https://www.designtokens.org/TR/2025.10/color/
 */
export function writeDtcg(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const { shared, modes } = tokenTrees(theme, colorValue);
  const [title, contrast] = summary(theme, options);
  const resolver = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: title,
    version: '2025.10',
    description: contrast,
    sets: { scale: { sources: [{ $ref: 'scale.tokens.json' }] } },
    modifiers: {
      mode: {
        contexts: byMode((mode) => [{ $ref: `${mode}.tokens.json` }]),
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/scale' }, { $ref: '#/modifiers/mode' }],
  };
  return {
    files: [
      { path: 'theme.resolver.json', text: jsonText(resolver) },
      { path: 'scale.tokens.json', text: jsonText(shared) },
      ...THEME_MODES.map((mode) => ({
        path: `${mode}.tokens.json`,
        text: jsonText(modes[mode]),
      })),
    ],
    notes: [],
  };
}

/** In sRGB with every digit; `hex` is without alpha there. */
export function colorValue({ hex }: Pick<ThemeColor, 'hex'>) {
  const { color, alpha } = parseColor(hex)!;
  return {
    colorSpace: 'srgb',
    components: [color.r, color.g, color.b],
    alpha,
    hex: hex.slice(0, 7).toLowerCase(),
  };
}
