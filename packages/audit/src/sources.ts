import { isAudited, LONGEST_FILE } from './find/endings.ts';
import { reasonToLeave } from './find/left-alone.ts';
import { createIgnoring, IGNORE_FILES } from './ignored.ts';
import type { NotRead, SourceFile } from './model.ts';

/* Loads no parser, so that a page can choose files before it starts a worker. */

export type { NotRead, SourceFile } from './model.ts';
export { reasonToLeave };

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
  /** @param most Bytes above which what an archive holds is not unpacked further. */
  readonly open: (most: number) => Uint8Array | Promise<Uint8Array>;
}

/** What {@link takeSources} found. */
export interface TakenSources<Given extends GivenSource> {
  readonly files: readonly SourceFile[];
  /** Folders with a package, with a slash at the end. */
  readonly folders: readonly string[];
  readonly notRead: readonly NotRead[];
  /** Files that no ignore file leaves out, whether they are sources or not. */
  readonly seen: readonly Given[];
}

/**
 * The sources among files, without what their ignore files leave out.
 *
 * @param most Bytes and files that are opened; the others are named.
 */
export async function takeSources<Given extends GivenSource>(
  given: readonly Given[],
  most: { readonly bytes: number; readonly files: number },
): Promise<TakenSources<Given>> {
  const notRead: NotRead[] = [];
  const inside = given.filter(({ name }) => {
    const isInside = name.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    if (!isInside) notRead.push({ file: name, reason: 'its path leads out of the folder' });
    return isInside;
  });
  const ignoring = createIgnoring();
  const rules = inside.filter(({ name }) => isRules(name)).slice(0, MOST_RULES);
  for (const one of rules.toSorted((a, b) => depthOf(a.name) - depthOf(b.name))) {
    const read = await tryToRead(one, 100_000);
    if ('text' in read) ignoring.add(folderOf(one.name), read.text);
  }
  const seen = inside.filter(({ name }) => !ignoring.has(name));
  const files: SourceFile[] = [];
  let room = most.bytes;
  for (const one of seen.filter(({ name }) => isRead(name)).toSorted(byWorth)) {
    const { name, size } = one;
    const reason =
      size > MOST_BYTES_OF_FILE
        ? 'it is huge'
        : size > room || files.length >= most.files
          ? `this page reads ${most.files} files and ${most.bytes / 1e6} MB; the command line reads more`
          : undefined;
    const limit = Math.min(room, MOST_BYTES_OF_FILE);
    const read = reason === undefined ? await tryToRead(one, limit) : { file: name, reason };
    if ('text' in read) files.push(read);
    else notRead.push({ file: name, reason: read.reason });
    // What was unpacked in vain counts too: an archive may hold any number of bombs.
    room -= 'text' in read ? read.text.length : ('cost' in read && read.cost) || 0;
  }
  const packages = seen.filter(({ name }) => /(?:^|\/)package\.json$/.test(name));
  return { files, folders: packages.map(({ name }) => folderOf(name)), notRead, seen };
}

async function tryToRead(
  { name, open }: GivenSource,
  most: number,
): Promise<SourceFile | (NotRead & { cost?: number })> {
  try {
    return decodeSource(name, await open(most));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file: name, reason: `it cannot be opened: ${reason}`, cost: most };
  }
}

/** Ignore files that are read. */
const MOST_RULES = 200;

const isRules = (name: string) => IGNORE_FILES.includes(name.slice(folderOf(name).length));
const folderOf = (name: string) => name.slice(0, name.lastIndexOf('/') + 1);
const depthOf = (name: string) => name.split('/').length;

/** What is data by its path comes last, so that it takes the room of nothing else. */
const byWorth = ({ name: one }: GivenSource, { name: other }: GivenSource) =>
  Number(isData(one)) - Number(isData(other)) || (one < other ? -1 : 1);
const isData = (name: string) => reasonToLeave({ name, text: '' }) !== undefined;
