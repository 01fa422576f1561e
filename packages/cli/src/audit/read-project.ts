import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  type AuditInput,
  createIgnoring,
  IGNORE_FILES,
  type NotRead,
  type SourceFile,
} from '@swatchwork/audit';
import { decodeSource, isRead, MOST_BYTES_OF_FILE } from '@swatchwork/audit/sources';

import { reasonOf } from '../read-file.ts';
import { quote, UsageError } from '../usage-error.ts';

/** Bytes and files of a project that are read at once. */
const MOST_BYTES = 100_000_000;
const MOST_FILES = 100_000;

/**
 * The sources of a folder without what its ignore files leave out. Symbolic links are not followed.
 *
 * @throws {UsageError} If the folder cannot be read, or has too many files.
 */
export async function readProject(root: string): Promise<Required<Omit<AuditInput, 'parsers'>>> {
  const files: SourceFile[] = [];
  const folders: string[] = [''];
  const notRead: NotRead[] = [];
  const ignoring = createIgnoring();
  let bytes = 0;
  const open = [''];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const entries = await entriesOf(root, folder);
    for (const { name } of entries.filter(
      (one) => IGNORE_FILES.includes(one.name) && one.isFile(),
    )) {
      ignoring.add(folder, await readFile(join(root, folder, name), 'utf8'));
    }
    if (folder !== '' && entries.some(({ name }) => name === 'package.json')) folders.push(folder);
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = `${folder}${entry.name}`;
      if (entry.isDirectory()) {
        if (!ignoring.has(`${path}/`)) open.push(`${path}/`);
        continue;
      }
      if (!isRead(entry.name) || ignoring.has(path)) continue;
      if (!entry.isFile()) {
        notRead.push({ file: path, reason: 'it is a symbolic link, which is not followed' });
        continue;
      }
      const read = await readSource(root, path);
      if ('reason' in read) notRead.push(read);
      else files.push(read);
      bytes += 'text' in read ? read.text.length : 0;
      if (bytes > MOST_BYTES || files.length > MOST_FILES) {
        const most = `${MOST_FILES} files and ${MOST_BYTES / 1e6} MB`;
        throw new UsageError(`${quote(root)} has more than ${most} of sources.`, {
          hint: 'Audit a folder of it, or leave folders out with a .swatchworkignore.',
        });
      }
    }
  }
  return { files, folders, notRead };
}

async function entriesOf(root: string, folder: string) {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    throw new UsageError(`${quote(join(root, folder))} cannot be read: ${reasonOf(error)}.`);
  }
}

async function readSource(root: string, file: string): Promise<SourceFile | NotRead> {
  const path = join(root, file);
  try {
    // Checked before it is read, so that a huge file takes no memory.
    if ((await lstat(path)).size > MOST_BYTES_OF_FILE) return { file, reason: 'it is huge' };
    return decodeSource(file, await readFile(path));
  } catch (error) {
    return { file, reason: reasonOf(error) };
  }
}
