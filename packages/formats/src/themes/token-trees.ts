import { groupBy } from '@swatchwork/color';
import type { RoleColor, Theme, ThemeColor } from '@swatchwork/theme';

import { original } from '../write/tokens.ts';
import { type ByMode, byMode, roleEntries, scaleEntries, twelveEntries } from './theme-colors.ts';
import { familyKeys } from './theme-keys.ts';

/** A tree of design tokens. */
type Tokens = Readonly<Record<string, unknown>>;

type Step = readonly [key: string, step: string, color: ThemeColor];

/** The tokens of a theme: its scales, which all modes share, and what each mode adds. */
export interface TokenTrees {
  readonly shared: Tokens;
  readonly modes: ByMode<Tokens>;
}

/**
 * The theme as design tokens: `scale.brand.600` for the scales, `twelve.brand.9` for the steps of
 * each mode, and `role.brand-solid`, which refers to a step wherever one has exactly its color.
 *
 * @param value How the format writes a color.
 * @see https://www.designtokens.org/TR/2025.10/format/
 */
export function tokenTrees(theme: Theme, value: (color: ThemeColor) => unknown): TokenTrees {
  const keys = familyKeys(theme);
  const alias = ({ from }: RoleColor) =>
    from &&
    `{${from.scale === 'tonal' ? 'scale' : 'twelve'}.${keys.get(from.family)}.${from.step}}`;
  const names = new Map(
    [...keys].map(([family, key]) => [key, theme.scales[family]!.name] as const),
  );
  const families = (entries: readonly Step[]) =>
    Object.fromEntries(
      [...groupBy(entries, ([key]) => key)].map(([key, steps]) => {
        const name = names.get(key);
        const tokens = steps.map(([, step, color]) => [step, { $value: value(color) }]);
        return [key, { ...original(name, key), ...Object.fromEntries(tokens) }];
      }),
    );
  return {
    shared: {
      scale: {
        $type: 'color',
        ...families(scaleEntries(theme).map(({ key, step, color }) => [key, step, color])),
      },
    },
    modes: byMode((mode) => ({
      twelve: {
        $type: 'color',
        ...families(twelveEntries(theme).map(({ key, step, colors }) => [key, step, colors[mode]])),
      },
      role: {
        $type: 'color',
        ...Object.fromEntries(
          roleEntries(theme).map(({ name, colors }) => [
            name,
            { $value: alias(colors[mode]) ?? value(colors[mode]) },
          ]),
        ),
      },
    })),
  };
}
