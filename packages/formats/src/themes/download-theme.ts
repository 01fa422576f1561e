import type { Theme } from '@swatchwork/theme';

import type { Zippable } from 'fflate';

import type { ThemeFileId } from '../constants.ts';
import { aboutSheet } from '../write/sheet/about-sheet.ts';
import type { ThemeFileOptions } from './theme-file.ts';
import { aboutColors, findThemeFormat, THEME_FORMATS, writeTheme } from './theme-formats.ts';

/** A theme as one file. */
export interface ThemeDownload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As those of {@link writeTheme}. */
  readonly notes: readonly string[];
}

/** The sheet of a theme among the files that one can have. */
const SHEET = {
  id: 'pdf',
  label: 'PDF sheet',
  fileName: 'theme.pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
} as const;

/** Every file of a theme: the formats of text, and the sheet. */
export const THEME_FILES = [...THEME_FORMATS, SHEET];

async function downloadSheet(theme: Theme, options: ThemeFileOptions): Promise<ThemeDownload> {
  const { fileName, mediaType } = SHEET;
  const { name = '' } = options;
  const { writeThemeSheet } = await import('./theme-sheet.ts');
  const notes = [...aboutSheet({ name, colors: [] }), ...aboutColors(theme, false, options)];
  return { fileName, mediaType, bytes: await writeThemeSheet(theme, name), notes };
}

/** ZIP's earliest date; a fixed one makes the same theme give the same file. */
const EPOCH = '1980-01-01T00:00:00';

/** Writes a theme as one file: that of the format, or a ZIP archive where there are several. */
export async function downloadTheme(
  format: ThemeFileId,
  theme: Theme,
  options: ThemeFileOptions = {},
): Promise<ThemeDownload> {
  if (format === 'pdf') return downloadSheet(theme, options);
  const { fileName, mediaType } = findThemeFormat(format)!;
  const { files, notes } = writeTheme(format, theme, options);
  const encoder = new TextEncoder();
  const [first] = files;
  if (files.length === 1) {
    return { fileName: first!.path, mediaType, bytes: encoder.encode(first!.text), notes };
  }
  const { zipSync } = await import('fflate');
  const archive: Zippable = Object.fromEntries(
    files.map(({ path, text }) => [path, [encoder.encode(text), { mtime: EPOCH }]]),
  );
  return { fileName, mediaType, bytes: new Uint8Array(zipSync(archive)), notes };
}
