import { constants } from 'node:fs';
import { lstat, readFile } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';

import { reasonOf, save } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';

/** A file as it should be. */
export interface WantedFile {
  /** Relative to the working folder. */
  path: string;
  text: string;
}

/** Whether the file is as it should be already. Line ends that Git has converted do not count. */
export async function isCurrent({ path, text }: WantedFile): Promise<boolean> {
  try {
    return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n') === text;
  } catch (error) {
    if (isMissing(error)) return false;
    throw new UsageError(`${quote(path)} cannot be read: ${reasonOf(error)}.`);
  }
}

/**
 * Writes it, but never through a link that has come to its place since {@link assertWithin}.
 *
 * @throws {UsageError} If it cannot be written.
 */
export async function write({ path, text }: WantedFile): Promise<void> {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = constants; // Windows has no O_NOFOLLOW
  await save(path, text, { inFolder: true, flag: O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW });
}

/**
 * Refuses a path that leads out of the working folder, through a link of the file system, also one
 * that leads to nothing, or into the folder of Git, whose hooks are programs.
 *
 * @throws {UsageError}
 */
export async function assertWithin(path: string): Promise<void> {
  const root = resolve('.');
  const way = relative(root, resolve(path));
  const parts = way.split(sep);
  if (path === '' || way === '' || parts[0] === '..' || isAbsolute(way)) {
    throw new UsageError(`A file must be within the working folder; got ${quote(path)}.`);
  }
  if (parts.some(isOfGit)) {
    throw new UsageError(`A file must not be in the .git folder; got ${quote(path)}.`);
  }
  for (let depth = 1; depth <= parts.length; depth++) {
    const place = join(root, ...parts.slice(0, depth));
    if (await isLink(place)) {
      throw new UsageError(
        `A file must be within the working folder, not behind a link such as ${quote(relative(root, place))}; got ${quote(path)}.`,
      );
    }
  }
}

/**
 * Also what Windows and macOS take for the same name: with dots, blanks or a stream at the end, as
 * the short name, with characters that are not drawn.
 */
const isOfGit = (part: string): boolean =>
  /^(?:\.git|git~\d+)[. ]*(?::|$)/i.test(part.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

async function isLink(place: string): Promise<boolean> {
  try {
    return (await lstat(place)).isSymbolicLink();
  } catch (error) {
    if (isMissing(error)) return false;
    throw new UsageError(`${quote(place)} cannot be read: ${reasonOf(error)}.`);
  }
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && /^ENO(ENT|TDIR)$/.test(String(error.code));
