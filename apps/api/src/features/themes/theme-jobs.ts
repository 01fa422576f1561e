import { readCssColor } from '@swatchwork/color/css';
import { type CreateThemeRequest, THEME_PARTS, type ThemeAnswer } from '@swatchwork/contract';
import type { ContextFile } from '@swatchwork/formats/contexts';
import { type WriteModeOptions, writeMode } from '@swatchwork/formats/mode';
import { type ReadThemeOptions, readTheme } from '@swatchwork/formats/repair';
import { downloadTheme, type ThemeFileId, type ThemeFileOptions } from '@swatchwork/formats/themes';
import { createTheme, describeNote, type ThemeInput, ThemeInputError } from '@swatchwork/theme';
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

/** Sources of a project, and up to which distance merges are proposed. */
export interface AuditColorsTask {
  files: readonly ContextFile[];
  near?: number;
}

/** Finds stray colors, and plans what becomes of them. The parsers are loaded for the first one. */
export const auditColors = ({ files, near }: AuditColorsTask) =>
  orRefusal(async () => {
    const { auditColors: audit, describeShort, makePlan } = await import('@swatchwork/audit');
    const found = audit({ files });
    return describeShort(found, makePlan(found, near));
  });

/** The files of a theme, and a color that may be one of its tokens. */
export interface SuggestTokenTask {
  files: readonly ContextFile[];
  color: string;
}

/** Finds the token for a color. */
export const suggestToken = ({ color, files }: SuggestTokenTask) =>
  orRefusal(async () => {
    const read = readCssColor(color);
    if (typeof read === 'string') throw new ThemeInputError('color', 'a CSS color', color);
    const { suggestToken: suggest } = await import('@swatchwork/audit');
    return suggest(read, files);
  });

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
