import { execFileSync } from 'node:child_process';

import { exactSrgb, formatHexAlpha, parseHex } from '@swatchwork/color';
import { FILE_LIMITS, FormatError } from '@swatchwork/formats';
import type { Side } from '@swatchwork/formats/audit';
import {
  type ContextFile,
  filesOfResolver,
  notesOnWide,
  rememberWide,
  type WideTokens,
} from '@swatchwork/formats/contexts';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';
import { isTailwindConfig, readTheme } from '@swatchwork/formats/repair';
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
): Promise<Side> {
  if (/^https?:\/\//.test(side)) {
    const { input } = await readLink(side, context.env);
    return readFiles(
      writeTheme('css', makeTheme(input)).files.map(({ path, text }) => ({ name: path, text })),
    );
  }
  const bytes = side.startsWith('git:')
    ? readCommitted(side)
    : await readFileOrInput(side, context);
  const file = { name: side, text: new TextDecoder().decode(bytes) };
  try {
    if (!isTheme(file) && !isTailwindConfig(file)) return toSide(readPalette(bytes));
    return readFiles([file, ...(await readThemeFiles(filesOfResolver(file), context))]);
  } catch (error) {
    if (error instanceof FormatError) throw new UsageError(`${error.message}.`);
    throw error;
  }
}

function readFiles(files: readonly ContextFile[]): Side {
  const side = readTheme(files, { mend: false });
  if (Object.keys(side.tokens).length > 0) return side;
  throw new UsageError(
    `${quote(files[0]!.name)} must contain colors with names; it contains none.`,
  );
}

/** A file of a commit, `git:REVISION:PATH`, relative to the working folder. */
function readCommitted(side: string): Uint8Array {
  const [, revision, path] = /^git:([^-:][^:]*):(.+)$/s.exec(side) ?? [];
  if (!revision) {
    throw new UsageError(`A file of a commit must be git:REVISION:PATH; got ${quote(side)}.`);
  }
  const object = `${revision}:./${path}`;
  const fail = (reason: string) => new UsageError(`${quote(side)} cannot be read: ${reason}.`);
  let shown: Buffer;
  try {
    shown = execFileSync('git', ['show', '--no-textconv', object], {
      maxBuffer: FILE_LIMITS.bytes,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 30_000,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw fail(said.trim().split('\n')[0]!.replace(/\.$/, '') || 'git did not return it');
  }
  // Of a folder, git shows the names in it.
  if (shown.indexOf(`tree ${object}\n\n`) === 0) throw fail('it is a folder');
  return shown;
}

/** The colors of a palette by their names, which may repeat. */
function toSide({ palette, notes }: ReadResult): Side {
  const tokens = new Map<string, { default: string }>();
  const wide: WideTokens = new Map();
  for (const [i, color] of palette.colors.entries()) {
    const { hex, name = `color ${i + 1}`, alpha = 1 } = color;
    let unique = name;
    while (tokens.has(unique)) unique += ` (${i + 1})`;
    tokens.set(unique, { default: formatHexAlpha({ color: parseHex(hex)!, alpha }) });
    rememberWide(wide, unique, exactSrgb(color), parseHex(hex)!);
  }
  return {
    contexts: ['default'],
    tokens: Object.fromEntries(tokens),
    pairs: [],
    notes: [...notes, ...notesOnWide(wide)],
  };
}
