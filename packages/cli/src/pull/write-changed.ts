import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';

import { reasonOf } from '../read-file.ts';
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

/** @throws {UsageError} If it cannot be written. */
export async function write({ path, text }: WantedFile): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    throw new UsageError(`${quote(path)} cannot be written: ${reasonOf(error)}.`);
  }
}

/**
 * Refuses a path that leads out of the working folder, also by way of a link in the file system.
 *
 * @throws {UsageError}
 */
export async function assertWithin(path: string): Promise<void> {
  const root = await realpath('.');
  if (path === '' || !isWithin(root, resolve(path)) || !isWithin(root, await whereItIs(path))) {
    throw new UsageError(`A file must be within the working folder; got ${quote(path)}.`);
  }
}

/** The place to which a path leads, with the folders that exist already. */
async function whereItIs(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const parent = dirname(path);
    if (!isMissing(error) || parent === path) return resolve(path);
    return whereItIs(parent);
  }
}

function isWithin(root: string, place: string): boolean {
  const way = relative(root, place);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
