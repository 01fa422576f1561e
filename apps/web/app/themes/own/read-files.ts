import {
  decodeSource,
  type GivenSource,
  isRead,
  reasonToLeave,
  type SourceFile,
  takeSources,
} from '@swatchwork/audit/sources';
import { FormatError } from '@swatchwork/formats';
import {
  type GivenFile,
  isZip,
  type LeftFile,
  TAKE_LIMITS,
  takeFiles,
  unzipEntry,
  workIn,
  zipEntries,
} from '@swatchwork/formats/audit';
import { type Project, readWork, type Work, workOn } from './work.ts';

export { keepWork } from './work.ts';

export const NAME_OF_PASTED = 'theme.css';

/** Bytes of an archive, most of which may be pictures. */
const MOST_BYTES = 50_000_000;

/** What is searched for stray colors: about 300,000 lines, which take a quarter of a minute. */
const MOST_SOURCES = { bytes: 12_000_000, files: 10_000 };

/** Bytes of other files that may hold design tokens, and how many are opened. */
const MOST_JSON = { bytes: 500_000, files: 200 };

/** Files that are not taken; the message is for people. */
export class FilesError extends Error {
  override name = 'FilesError';
}

/** A file by its path; one that was not chosen by itself lies in a folder or an archive. */
type Given = GivenSource & { readonly isInside: boolean };

/**
 * What files, folders and archives that a person chose or dropped hold: a theme, the sources of a project, or
 * the work that a report brings back.
 *
 * @throws {FormatError} If there is nothing to read, or too much.
 * @throws {FilesError} If they are too large or cannot be opened.
 */
export async function workOf(chosen: readonly File[]): Promise<Work> {
  const loose = chosen.filter(({ webkitRelativePath }) => !webkitRelativePath);
  const size = loose.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_BYTES) {
    throw new FilesError(`These files have ${size} bytes; the limit is ${MOST_BYTES} bytes.`);
  }
  for (const file of loose.filter(({ name }) => /\.html?$/i.test(name))) {
    const work = readWork(workIn(new TextDecoder().decode(await bytesOf(file))));
    if (work) return work;
  }
  const { name, given } = withoutTop((await Promise.all(chosen.map(openFile))).flat());
  const taken = await takeSources(given, MOST_SOURCES);
  const inside = taken.seen.filter(({ isInside }) => isInside);
  const files = [...taken.files, ...(await tokensIn(inside))];
  const isOther = (one: GivenSource) =>
    !isRead(one.name) && files.every((file) => file.name !== one.name);
  const project: Project = {
    name: name ?? chosen[0]!.name,
    files,
    folders: taken.folders,
    notRead: taken.notRead,
    others: inside.filter(isOther).length,
  };
  return withContrast(project, await contrastFiles(given, files));
}

/** Finds what of a project contrast can be checked in; without a project that fails as a whole. */
function withContrast(project: Project, given: { files: GivenFile[]; left: LeftFile[] }): Work {
  const isSource = project.files.length > 0;
  try {
    const { files, left } = takeFiles(given.files);
    const others = project.files.filter(({ name }) => files.every((one) => one.name !== name));
    return workOn(
      files,
      [...given.left, ...left],
      isSource ? { ...project, files: others } : undefined,
    );
  } catch (error) {
    if (!(error instanceof FormatError) || !isSource) throw error;
    return workOn([], given.left, { ...project, unchecked: `${error.message}.` });
  }
}

/** The work on a text that was pasted. */
export const workOfText = (text: string): Work => {
  const files = [{ name: NAME_OF_PASTED, text }];
  if (text.length > TAKE_LIMITS.bytes) {
    throw new FilesError(
      `This text has ${text.length} characters; the limit is ${TAKE_LIMITS.bytes}.`,
    );
  }
  return readWork(workIn(text)) ?? workOn(files);
};

/** A file, or those in it if it is an archive. */
async function openFile(file: File): Promise<Given[]> {
  const { name, size, webkitRelativePath: path } = file;
  if (path) return [{ name: path, size, open: () => bytesOf(file), isInside: true }];
  const bytes = await bytesOf(file);
  if (!isZip(bytes) || /\.(?:docx|xlsx|pptx|swatches|kpl)$/i.test(name)) {
    return [{ name, size, open: () => bytes, isInside: false }];
  }
  return [...zipEntries(bytes, name)]
    .filter(([entry]) => !SYSTEM.test(entry))
    .map(([entry, place]) => ({
      name: entry.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''),
      size: place.size,
      open: (most) => unzipEntry(bytes, place, name, most),
      isInside: true,
    }));
}

/** What systems put into archives besides a person's files, and folders. */
const SYSTEM = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$)|\/$/;

/** Files that stand at the top of a project. */
const OF_PROJECT =
  /^(?:package\.json|composer\.json|README[^/]*|\.git(?:ignore|attributes)|index\.html)$/i;

/** The name of the folder in which all files lie, and their paths from there, as a patch needs them. */
function withoutTop(given: Given[]): { name?: string; given: Given[] } {
  const top = given[0]?.name.split('/')[0] ?? '';
  const start = `${top}/`;
  const isOne = given.length > 0 && given.every(({ name }) => name.startsWith(start));
  if (!isOne || !given.some(({ name }) => OF_PROJECT.test(name.slice(start.length)))) {
    return { given };
  }
  return {
    name: top,
    given: given.map((one) => ({ ...one, name: one.name.slice(start.length) })),
  };
}

/** Design tokens whose names do not say so. */
async function tokensIn(inside: readonly GivenSource[]): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  const maybe = inside.filter(
    ({ name, size }) => /\.json$/i.test(name) && !isRead(name) && size <= MOST_JSON.bytes,
  );
  for (const { name, open } of maybe.slice(0, MOST_JSON.files)) {
    const read = decodeSource(name, await open(MOST_JSON.bytes));
    if ('text' in read && /"\$value"\s*:/.test(read.text)) found.push(read);
  }
  return found;
}

/** Files in which contrast may be checked: all that were chosen by themselves, and style sheets and pages of a project. */
async function contrastFiles(given: readonly Given[], sources: readonly SourceFile[]) {
  const texts = new Map(sources.map((file) => [file.name, file]));
  const files: GivenFile[] = [];
  const left: LeftFile[] = [];
  for (const { name, open, isInside } of given) {
    const source = texts.get(name);
    if (isInside && !OF_CONTRAST.test(name)) continue;
    const reason = isInside && source ? reasonToLeave(source) : undefined;
    if (reason !== undefined) left.push({ name, reason });
    else if (source) files.push({ name, content: source.text });
    else if (!isInside || /\.md$/i.test(name)) {
      files.push({ name, content: await open(MOST_BYTES) });
    }
  }
  return { files, left };
}

/** Files of a project in which contrast is checked, or that are named as not checked. */
const OF_CONTRAST =
  /\.(?:css|pcss|html?|json5?|tokens|scss|sass|less|styl|[cm]?[jt]sx?|vue|svelte|astro)$|(?:^|\/)DESIGN\.md$/i;

async function bytesOf(file: File): Promise<Uint8Array> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FilesError(`${file.name} cannot be read. Was it moved or changed?`);
  });
  return new Uint8Array(bytes);
}
