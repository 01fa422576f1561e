import { type CreateThemeRequest, THEME_PARTS, type ThemeAnswer } from '@swatchwork/contract';
import { createTheme, describeNote } from '@swatchwork/theme';
import type { z } from 'zod';

/**
 * A theme, without the long parts that were not asked for.
 *
 * @throws {ThemeInputError} If the engine cannot use the input.
 */
export function makeTheme({ parts, ...input }: z.output<typeof CreateThemeRequest>): ThemeAnswer {
  const theme = createTheme(input);
  const left = THEME_PARTS.filter((part) => parts && !parts.includes(part));
  return {
    ...theme,
    notes: theme.notes.map((note) => ({ ...note, text: describeNote(note) })),
    ...Object.fromEntries(left.map((part) => [part, undefined])),
  };
}
