import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

import type { Context } from './command.ts';
import { quote, UsageError } from './usage-error.ts';

/** @throws {UsageError} If there is not exactly one argument. */
export function oneFile(positionals: readonly string[], what: string): string {
  const [file, ...more] = positionals;
  if (file !== undefined && file !== '' && more.length === 0) return file;
  const got = positionals.slice(0, 5).map(quote).join(', ') || 'nothing';
  throw new UsageError(`This needs one FILE, ${what}, or - for standard input; got ${got}.`);
}

/** The bytes of a file, or of standard input for `-`. @throws {UsageError} If it cannot be read. */
export async function readFileOrInput(
  file: string,
  { readInput, onlyInput }: Pick<Context, 'readInput' | 'onlyInput'>,
): Promise<Uint8Array> {
  if (file === '-') return readInput();
  if (onlyInput) throw new UsageError(`Only the file that is sent is read; got ${quote(file)}.`);
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${quote(file)} cannot be read: ${reasonOf(error)}.`);
  }
}

const YAML_FENCE = /^ {0,3}(?:`{3,}|~{3,})[ \t]*ya?ml\b/m;

/** @throws {UsageError} If standard input is Markdown that only the name of its file tells from other texts. */
export function assertTold(file: string, text: string): void {
  if (file !== '-' || text.startsWith('---') || !YAML_FENCE.test(text)) return;
  throw new UsageError(
    'Standard input seems to be a DESIGN.md without front matter, which only the name of its file tells. Name the file in place of "-".',
  );
}

/** @throws {UsageError} If a file that is written is one of those that are read. */
export function assertOther(output: string, inputs: readonly string[]): void {
  if (output !== '-' && inputs.some((input) => resolve(input) === resolve(output))) {
    throw new UsageError(`${quote(output)} is read, so it cannot be written too.`);
  }
}

/**
 * Writes a file.
 *
 * @param options.inFolder Whether its folder is made where there is none.
 * @param options.flag Of the system, for how it is opened; `w` unless given.
 * @throws {UsageError} If it cannot be written.
 */
export async function save(
  path: string,
  content: string | Uint8Array,
  { inFolder = false, flag = 'w' as string | number } = {},
): Promise<void> {
  try {
    if (inFolder) await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content, { flag });
  } catch (error) {
    throw new UsageError(`${quote(path)} cannot be written: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  ENOTDIR: 'a part of its path is not a folder',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** The errors of a file system in words for people. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) throw error;
  return REASONS[String(error.code)] ?? error.message;
}
