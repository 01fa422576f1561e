import type { Theme } from '@swatchwork/theme';

import type { ThemeFileId } from '../constants.ts';
import { fileNamed } from '../file-named.ts';
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
const SHEET = { id: 'pdf', label: 'PDF sheet', ...fileNamed('theme.pdf') } as const;

/** All of them in one archive. */
const EVERYTHING = { id: 'zip', label: 'Everything', ...fileNamed('theme.zip') } as const;

/** Every file of a theme: the formats of text, the sheet, and all in one. */
export const THEME_FILES = [...THEME_FORMATS, SHEET, EVERYTHING];

async function downloadSheet(theme: Theme, options: ThemeFileOptions): Promise<ThemeDownload> {
  const { fileName, mediaType } = SHEET;
  const { name = '' } = options;
  const { writeThemeSheet } = await import('./theme-sheet.ts');
  const notes = [...aboutSheet({ name, colors: [] }), ...aboutColors(theme, false, options)];
  return { fileName, mediaType, bytes: await writeThemeSheet(theme, name), notes };
}

/** Writes a theme as one file: that of the format, or a ZIP archive where there are several. */
export async function downloadTheme(
  format: ThemeFileId,
  theme: Theme,
  options: ThemeFileOptions = {},
): Promise<ThemeDownload> {
  if (format === 'pdf') return downloadSheet(theme, options);
  if (format === 'zip') {
    const { writeEverything } = await import('./everything.ts');
    const { fileName, mediaType } = EVERYTHING;
    return { fileName, mediaType, ...(await writeEverything(theme, options)) };
  }
  const { fileName, mediaType } = findThemeFormat(format)!;
  const { files, notes } = writeTheme(format, theme, options);
  const encoder = new TextEncoder();
  const [first] = files;
  if (files.length === 1) {
    return { fileName: first!.path, mediaType, bytes: encoder.encode(first!.text), notes };
  }
  const { pack } = await import('./pack.ts');
  const archive = Object.fromEntries(files.map(({ path, text }) => [path, encoder.encode(text)]));
  return { fileName, mediaType, bytes: pack(archive), notes };
}
