import { familyKeys, roleEntries, scaleEntries, twelveEntries } from '@swatchwork/formats/themes';
import { THEME_MODES, type Theme, type ThemeMode } from '@swatchwork/theme';

import type { Wanted } from '../plan-changes.ts';
import type { Collection, Thing, Value, Variable } from '../thing.ts';
import { spaceOf } from './space-of.ts';

/**
 * A theme as variables: the scales in a collection of one mode; the twelve steps and the roles in
 * one of three modes, or in three of one mode for tools that allow no more. Roles refer to the
 * step that has their color.
 *
 * @param modes `together` in one collection, or each `apart` in its own.
 */
export function wantTheme(name: string, theme: Theme, modes: 'together' | 'apart'): Wanted {
  const space = spaceOf(name);
  const scales: Collection = {
    kind: 'collection',
    key: `${space}:scales`,
    name: `${name} scales`,
    modes: [ALL],
  };
  const tonal = scaleEntries(theme).map(({ key, step, color }): Variable => {
    const path = `${key}/${step}`;
    const values = { [ALL]: color.hex };
    return {
      kind: 'variable',
      key: `${scales.key}/${path}`,
      collection: scales.key,
      name: path,
      values,
    };
  });
  const themed =
    modes === 'together'
      ? themedVariables(theme, scales.key, `${space}:theme`, name, THEME_MODES)
      : THEME_MODES.flatMap((mode) =>
          themedVariables(theme, scales.key, `${space}:${mode}`, `${name} ${mode}`, [mode]),
        );
  return { space, things: [scales, ...tonal, ...themed] };
}

/** The name of the one mode of the scales. */
const ALL = 'all';

function themedVariables(
  theme: Theme,
  scales: string,
  collection: string,
  name: string,
  modes: readonly ThemeMode[],
): Thing[] {
  const families = familyKeys(theme);
  const valuesOf = (of: (mode: ThemeMode) => Value) =>
    Object.fromEntries(modes.map((mode) => [mode, of(mode)]));
  const variable = (path: string, of: (mode: ThemeMode) => Value): Variable => ({
    kind: 'variable',
    key: `${collection}/${path}`,
    collection,
    name: path,
    values: valuesOf(of),
  });
  return [
    { kind: 'collection', key: collection, name, modes },
    ...twelveEntries(theme).map(({ key, step, colors }) =>
      variable(`steps/${key}/${step}`, (mode) => colors[mode].hex),
    ),
    ...roleEntries(theme).map(({ name: role, colors }) =>
      variable(`role/${role}`, (mode) => {
        const { from, hex } = colors[mode];
        if (!from) return hex;
        const path = `${families.get(from.family)}/${from.step}`;
        const alias = from.scale === 'tonal' ? `${scales}/${path}` : `${collection}/steps/${path}`;
        return { alias };
      }),
    ),
  ];
}
