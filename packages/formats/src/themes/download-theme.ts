import type { Theme } from '@swatchwork/theme';

import type { Zippable } from 'fflate';

import type { ThemeFormatId } from '../constants.ts';
import type { ThemeFileOptions } from './theme-file.ts';
import { findThemeFormat, writeTheme } from './theme-formats.ts';

/** A theme as one file. */
export interface ThemeDownload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As those of {@link writeTheme}. */
  readonly notes: readonly string[];
}

/** ZIP's earliest date; a fixed one makes the same theme give the same file. */
const EPOCH = '1980-01-01T00:00:00';

/** Writes a theme as one file: that of the format, or a ZIP archive where there are several. */
export async function downloadTheme(
  format: ThemeFormatId,
  theme: Theme,
  options: ThemeFileOptions = {},
): Promise<ThemeDownload> {
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
