import { FormatError } from '@swatchwork/formats';
import type { ContextFile } from '@swatchwork/formats/contexts';
import { type AskedPair, readTheme, type ThemeReading } from '@swatchwork/formats/repair';
import { ThemeInputError } from '@swatchwork/theme';

/** Characters of all files: what is read while a person waits. */
const MOST_CHARACTERS = 200_000;

export const NAME_OF_PASTED = 'theme.css';

/** The texts of files that a person chose or dropped. A byte order mark stays. */
export function textsOf(files: Iterable<File>): Promise<ContextFile[]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return Promise.all(
    [...files].map(async (file) => ({
      name: file.name,
      text: decoder.decode(await file.arrayBuffer()),
    })),
  );
}

/** What the files say, or a sentence about why they cannot be read. */
export function read(
  files: readonly ContextFile[],
  pairs: readonly AskedPair[],
  held: readonly string[],
): ThemeReading | string {
  const length = files.reduce((sum, { text }) => sum + text.length, 0);
  if (length > MOST_CHARACTERS) {
    return `These files have ${length} characters; up to ${MOST_CHARACTERS} are read here. The command line reads more.`;
  }
  try {
    return readTheme(files, { pairs, held });
  } catch (error) {
    if (error instanceof FormatError || error instanceof ThemeInputError) return error.message;
    throw error;
  }
}
