import { execFileSync } from 'node:child_process';

import { parseColor } from '@swatchwork/color';
import { FILE_LIMITS, FormatError } from '@swatchwork/formats';
import { type ContextSheet, filesOfResolver, NOTHING_UNREAD } from '@swatchwork/formats/contexts';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';
import { isTailwindConfig, readSheet } from '@swatchwork/formats/repair';
import { writeTheme } from '@swatchwork/formats/themes';

import { isTheme } from '../check/judge-sheet.ts';
import type { Context } from '../command.ts';
import { makeTheme } from '../make-theme.ts';
import { readLink } from '../pull/read-link.ts';
import { readFileOrInput } from '../read-file.ts';
import { readThemeFiles } from '../read-theme-files.ts';
import { quote, UsageError } from '../usage-error.ts';

/**
 * The colors of a file, of a file of a commit, or of a theme behind an address.
 *
 * @throws {UsageError} If it cannot be read.
 */
export async function readSide(
  side: string,
  context: Pick<Context, 'readInput' | 'env'>,
): Promise<ContextSheet> {
  if (/^https?:\/\//.test(side)) {
    const { input } = await readLink(side, context.env);
    const [file] = writeTheme('css', makeTheme(input)).files;
    return readSheet([{ name: 'theme.css', text: file!.text }]);
  }
  const bytes = side.startsWith('git:')
    ? readCommitted(side)
    : await readFileOrInput(side, context);
  const file = { name: side, text: new TextDecoder().decode(bytes) };
  try {
    const isPalette = !isTheme(file) && !isTailwindConfig(file);
    const sheet = isPalette
      ? toSheet(readPalette(bytes))
      : readSheet([file, ...(await readThemeFiles(filesOfResolver(file), context))]);
    if ([...sheet.tokens.values()].some(({ colors }) => colors.size > 0)) return sheet;
    throw new UsageError(`${quote(side)} must contain colors with names; it contains none.`);
  } catch (error) {
    if (error instanceof FormatError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}

/** A file of a commit, `git:REVISION:PATH`, relative to the working folder. */
function readCommitted(side: string): Uint8Array {
  const [, revision, path] = /^git:([^-:][^:]*):(.+)$/s.exec(side) ?? [];
  if (!revision) {
    throw new UsageError(`A file of a commit must be git:REVISION:PATH; got ${quote(side)}.`);
  }
  try {
    return execFileSync('git', ['show', '--no-textconv', `${revision}:./${path}`], {
      maxBuffer: FILE_LIMITS.bytes,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 30_000,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    const reason = said.trim().split('\n')[0] || 'git did not return it';
    throw new UsageError(`${quote(side)} cannot be read: ${reason}.`);
  }
}

/** The colors of a palette by their names, which may repeat. */
function toSheet({ palette, notes }: ReadResult): ContextSheet {
  const tokens = new Map<string, ReturnType<typeof tokenOf>>();
  for (const [i, { hex, name = `color ${i + 1}`, alpha = 1 }] of palette.colors.entries()) {
    const unique = tokens.has(name) ? `${name} (${i + 1})` : name;
    tokens.set(unique, tokenOf(unique, hex, alpha));
  }
  return { contexts: ['default'], tokens, unread: NOTHING_UNREAD, notes };
}

const tokenOf = (name: string, hex: string, alpha: number) => ({
  name,
  colors: new Map([['default', { ...parseColor(hex)!, alpha }]]),
  declarations: new Map(),
  problems: new Map(),
});
