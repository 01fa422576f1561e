import { type CreateThemeRequest, THEME_PARTS, type ThemeAnswer } from '@swatchwork/contract';
import type { ContextFile } from '@swatchwork/formats/contexts';
import { type WriteModeOptions, writeMode } from '@swatchwork/formats/mode';
import { type ReadThemeOptions, readTheme } from '@swatchwork/formats/repair';
import { downloadTheme, type ThemeFileId, type ThemeFileOptions } from '@swatchwork/formats/themes';
import { createTheme, describeNote, type ThemeInput } from '@swatchwork/theme';
import { checkPairs, type PairCheckInput } from '@swatchwork/theme/check';
import type { ModeKind } from '@swatchwork/theme/mode';
import type { z } from 'zod';
import { orRefusal } from './input-refusal.ts';

/** The answer to a request for a theme. */
export const answerTheme = (asked: Parameters<typeof makeTheme>[0]) =>
  orRefusal(() => makeTheme(asked));

/** A theme, and how it is written. */
export interface WriteThemeTask {
  format: ThemeFileId;
  input: ThemeInput;
  options: ThemeFileOptions;
}

/** Writes the theme of an input as one file. */
export const writeThemeFile = ({ format, input, options }: WriteThemeTask) =>
  orRefusal(() => downloadTheme(format, createTheme(input), options));

/** Judges pairs of colors in modes. */
export const checkTheme = (input: PairCheckInput) => orRefusal(() => checkPairs(input));

/** Files of a theme, and what is asked of them. */
export interface RepairThemeTask {
  files: readonly ContextFile[];
  options: ReadThemeOptions;
}

/** Reads a theme and mends it; without the colors of all tokens, which may be many. */
export const repairTheme = ({ files, options }: RepairThemeTask) =>
  orRefusal(() => {
    const { tokens: _, ...reading } = readTheme(files, options);
    return reading;
  });

/** Files of a theme, and the mode that they lack. */
export interface AddModeTask {
  files: readonly ContextFile[];
  kind: ModeKind;
  options: WriteModeOptions;
}

/** Adds a mode to a theme. */
export const addThemeMode = ({ files, kind, options }: AddModeTask) =>
  orRefusal(() => writeMode(files, kind, options));

/**
 * A theme, without the long parts that were not asked for.
 *
 * @throws {ThemeInputError} If the engine cannot use the input.
 */
function makeTheme({ parts, ...input }: z.output<typeof CreateThemeRequest>): ThemeAnswer {
  const theme = createTheme(input);
  const left = THEME_PARTS.filter((part) => parts && !parts.includes(part));
  return {
    ...theme,
    notes: theme.notes.map((note) => ({ ...note, text: describeNote(note) })),
    ...Object.fromEntries(left.map((part) => [part, undefined])),
  };
}
