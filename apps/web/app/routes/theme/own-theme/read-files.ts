import type { ContextFile } from '@swatchwork/formats/contexts';

/** Characters of all files, as many as anywhere else. */
const MOST_CHARACTERS = 1_000_000;

/** UTF-8 takes at most so many bytes for a character that is counted. */
const MOST_BYTES = 3 * MOST_CHARACTERS;

export const NAME_OF_PASTED = 'theme.css';

/** Files that are not taken; the message is for people. */
export class FilesError extends Error {
  override name = 'FilesError';
}

/**
 * The texts of files that a person chose or dropped. A byte order mark stays.
 *
 * @throws {FilesError} If they are too large, cannot be read, or are no UTF-8, which writing would spoil.
 */
export async function textsOf(files: readonly File[]): Promise<ContextFile[]> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MOST_BYTES) throw tooLong(`${bytes} bytes`);
  const texts = await Promise.all(files.map(textOf));
  assertLength(texts);
  return texts;
}

/** @throws {FilesError} If the files have more characters than are read here. */
export function assertLength(files: readonly ContextFile[]): void {
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MOST_CHARACTERS) throw tooLong(`${length} characters`);
}

const tooLong = (size: string) =>
  new FilesError(`These files have ${size}; the limit is ${MOST_CHARACTERS} characters.`);

async function textOf(file: File): Promise<ContextFile> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FilesError(`${file.name} cannot be read. Was it moved or changed?`);
  });
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { name: file.name, text: decoder.decode(bytes) };
  } catch {
    throw new FilesError(`${file.name} must be UTF-8 text; it contains other bytes.`);
  }
}
