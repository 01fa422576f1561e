import { isAudited, LONGEST_FILE } from './find/endings.ts';
import { createIgnoring, IGNORE_FILES } from './ignored.ts';
import type { NotRead, SourceFile } from './model.ts';

/* Loads no parser, so that a page can choose files before it starts a worker. */

export { reasonToLeave } from './find/left-alone.ts';
export { createIgnoring } from './ignored.ts';
export type { NotRead, SourceFile } from './model.ts';

/** Whether a file of this name is read: as a source, or as design tokens. */
export const isRead = (name: string): boolean =>
  isAudited(name) || /\.tokens(?:\.json)?$|tokens?\.json$/i.test(name);

/** Bytes of a file above which it is not even opened. */
export const MOST_BYTES_OF_FILE = 4 * LONGEST_FILE;

/** A file as text. A mark at its beginning stays, so that it is written back. */
export function decodeSource(name: string, bytes: Uint8Array): SourceFile | NotRead {
  if (bytes.includes(0)) return { file: name, reason: 'it is binary' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { name, text };
  } catch {
    return { file: name, reason: 'it is not UTF-8 text' };
  }
}

/** A file that may be opened. */
export interface GivenSource {
  /** From the folder that is audited, with slashes. */
  readonly name: string;
  /** In bytes, as its folder or archive says. */
  readonly size: number;
  readonly open: () => Uint8Array | Promise<Uint8Array>;
}

/** What {@link takeSources} found. */
export interface TakenSources {
  readonly files: readonly SourceFile[];
  /** Folders with a package, with a slash at the end. */
  readonly folders: readonly string[];
  readonly notRead: readonly NotRead[];
  /** Files that no ignore file leaves out, whether they are sources or not. */
  readonly seen: readonly GivenSource[];
}

/**
 * The sources among files, without what their ignore files leave out.
 *
 * @param most Bytes and files that are opened; the others are named.
 */
export async function takeSources(
  given: readonly GivenSource[],
  most: { readonly bytes: number; readonly files: number },
): Promise<TakenSources> {
  const notRead: NotRead[] = [];
  const inside = given.filter(({ name }) => {
    const isInside = !name.startsWith('/') && !name.split('/').includes('..') && name !== '';
    if (!isInside) notRead.push({ file: name, reason: 'its path leads out of the folder' });
    return isInside;
  });
  const ignoring = createIgnoring();
  const rules = inside.filter(({ name, size }) => isRules(name) && size < 100_000);
  for (const one of rules.toSorted((a, b) => depthOf(a.name) - depthOf(b.name))) {
    const read = decodeSource(one.name, await one.open());
    if ('text' in read) ignoring.add(folderOf(one.name), read.text);
  }
  const seen = inside.filter(({ name }) => !ignoring.has(name));
  const files: SourceFile[] = [];
  let room = most.bytes;
  for (const { name, size, open } of seen.filter((one) => isRead(one.name)).toSorted(byName)) {
    const reason =
      size > MOST_BYTES_OF_FILE
        ? 'it is huge'
        : size > room || files.length >= most.files
          ? `this page reads ${most.files} files and ${most.bytes / 1e6} MB; the command line reads more`
          : undefined;
    const read = reason === undefined ? decodeSource(name, await open()) : { file: name, reason };
    if ('reason' in read) notRead.push(read);
    else files.push(read);
    room -= 'text' in read ? size : 0;
  }
  const packages = seen.filter(({ name }) => /(?:^|\/)package\.json$/.test(name));
  return { files, folders: packages.map(({ name }) => folderOf(name)), notRead, seen };
}

const isRules = (name: string) => IGNORE_FILES.includes(name.slice(folderOf(name).length));
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const depthOf = (name: string) => name.split('/').length;
const byName = (one: GivenSource, other: GivenSource) => (one.name < other.name ? -1 : 1);
