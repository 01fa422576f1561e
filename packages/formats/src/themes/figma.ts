import { parseColor } from '@swatchwork/color';
import { THEME_MODES, type Theme, type ThemeColor, type ThemeMode } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { summary } from './summary.ts';
import { roleEntries, scaleEntries, twelveEntries } from './theme-colors.ts';
import type { ThemeFileOptions, WrittenTheme } from './theme-file.ts';
import { familyKeys } from './theme-keys.ts';

// Temporary ids: each may stand for one thing in the whole file.
const SCALES = 'scales';
const MODES = 'modes';
const ALL = 'mode/all';
const idOf = (mode: ThemeMode) => `mode/${mode}`;

/**
 * Figma variables in the shape that its REST API takes in one call: the scales in a collection of
 * one mode, twelve steps and roles in one with three. Roles refer to steps. Ids are temporary ones,
 * which Figma replaces.
 *
 * @see https://developers.figma.com/docs/rest-api/variables-endpoints/
 */
export function writeFigma(theme: Theme, options: ThemeFileOptions): WrittenTheme {
  const keys = familyKeys(theme);
  const [title] = summary(theme, options);
  const scales = scaleEntries(theme).map(({ key, step, color }) => ({
    id: `scale/${key}/${step}`,
    collection: SCALES,
    values: [[ALL, value(color)] as const],
  }));
  const twelve = twelveEntries(theme).map(({ key, step, colors }) => ({
    id: `twelve/${key}/${step}`,
    collection: MODES,
    values: THEME_MODES.map((mode) => [idOf(mode), value(colors[mode])] as const),
  }));
  const roles = roleEntries(theme).map(({ name, colors }) => ({
    id: `role/${name}`,
    collection: MODES,
    values: THEME_MODES.map((mode) => {
      const { from } = colors[mode];
      const group = from?.scale === 'tonal' ? 'scale' : 'twelve';
      return [
        idOf(mode),
        from
          ? { type: 'VARIABLE_ALIAS', id: `${group}/${keys.get(from.family)}/${from.step}` }
          : value(colors[mode]),
      ] as const;
    }),
  }));
  const variables = [...scales, ...twelve, ...roles];
  const payload = {
    variableCollections: [
      { action: 'CREATE', id: SCALES, name: 'Scales', initialModeId: ALL },
      { action: 'CREATE', id: MODES, name: 'Theme', initialModeId: idOf('light') },
    ],
    variableModes: [
      { action: 'UPDATE', id: ALL, name: 'all', variableCollectionId: SCALES },
      ...THEME_MODES.map((mode) => ({
        action: mode === 'light' ? 'UPDATE' : 'CREATE',
        id: idOf(mode),
        name: mode,
        variableCollectionId: MODES,
      })),
    ],
    variables: variables.map(({ id, collection }, i) => ({
      action: 'CREATE',
      id,
      name: id,
      variableCollectionId: collection,
      resolvedType: 'COLOR',
      ...(i === 0 && { description: title }),
    })),
    variableModeValues: variables.flatMap(({ id, values }) =>
      values.map(([modeId, color]) => ({ variableId: id, modeId, value: color })),
    ),
  };
  return {
    files: [{ path: 'figma-variables.json', text: jsonText(payload) }],
    notes: [
      'Figma accepts variables through its REST API only on Enterprise plans; plugins import the same file. A collection of three modes needs a paid plan.',
    ],
  };
}

/** Channels and alpha from 0 to 1. */
function value({ hex }: ThemeColor) {
  const { color, alpha } = parseColor(hex)!;
  return { r: color.r, g: color.g, b: color.b, a: alpha };
}
