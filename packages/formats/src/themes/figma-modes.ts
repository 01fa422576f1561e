import { THEME_MODES, type Theme, type ThemeColor } from '@swatchwork/theme';

import { jsonText } from '../text/text.ts';
import { colorValue } from './dtcg.ts';
import { roleEntries } from './theme-colors.ts';
import type { WrittenTheme } from './theme-file.ts';
import { familyKeys } from './theme-keys.ts';
import { tokenTrees } from './token-trees.ts';

/** The collection of the scales; the others stand in one of three modes. */
const SCALES = 'Scales';

/**
 * Design tokens as Figma imports them, a file for each mode of a collection: `Scales` of one mode, and the files of the
 * three modes, which make one collection. A reference into another collection is the color itself, with the name of the
 * variable beside it, by which Figma finds it.
 *
 * @see https://help.figma.com/hc/en-us/articles/15343816063383-Modes-for-variables
 */
export function writeFigmaModes(theme: Theme): WrittenTheme {
  const { shared, modes } = tokenTrees(theme, figmaColor);
  const keys = familyKeys(theme);
  const file = (path: string, mode: string, tokens: object) => ({
    path: `${path}.tokens.json`,
    text: jsonText({ $extensions: { 'com.figma.modeName': mode }, ...tokens }),
  });
  const files = THEME_MODES.map((mode) => {
    const references = roleEntries(theme).flatMap(({ name, colors }) => {
      const { from } = colors[mode];
      if (from?.scale !== 'tonal') return [];
      const targetVariableName = `scale/${keys.get(from.family)}/${from.step}`;
      const aliasData = { targetVariableName, targetVariableSetName: SCALES };
      const $extensions = { 'com.figma.aliasData': aliasData };
      return [[name, { $value: figmaColor(colors[mode]), $extensions }] as const];
    });
    const role = { ...(modes[mode].role as object), ...Object.fromEntries(references) };
    return file(mode, mode, { ...modes[mode], role });
  });
  return {
    files: [file(SCALES, 'all', shared), ...files],
    notes: [
      'Import Scales.tokens.json into a collection of the name Scales first, then the three other files together. These files have not been tried in Figma itself.',
    ],
  };
}

/** As Figma writes it, with a hex in capitals. */
const figmaColor = (color: Pick<ThemeColor, 'hex'>) => ({
  ...colorValue(color),
  hex: color.hex.slice(0, 7),
});
