import type { ContextFile } from '@swatchwork/formats/contexts';
import { type ReadThemeOptions, readTheme } from '@swatchwork/formats/repair';
import { downloadTheme, type ThemeFileId, type ThemeFileOptions } from '@swatchwork/formats/themes';
import { createTheme, type ThemeInput } from '@swatchwork/theme';
import { checkPairs, type PairCheckInput } from '@swatchwork/theme/check';
import { orRefusal } from './input-refusal.ts';
import { makeTheme } from './make-theme.ts';

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
