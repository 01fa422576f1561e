import { FormatError } from '../palette/format-error.ts';
import type { ContextFile } from './context-sheet.ts';

/**
 * Runs a reader of files; where it refuses one of them, the error says the line and the column as editors
 * count, such as `theme.css:3:14`.
 *
 * @throws {FormatError} If the reader does.
 */
export function withPlaces<T>(files: readonly ContextFile[], read: () => T): T {
  try {
    return read();
  } catch (error) {
    const file = error instanceof FormatError && files.find(({ name }) => name === error.format);
    if (!file) throw error;
    const { code, format, offset, problem } = error;
    throw new FormatError(code, format, offset, problem, placeIn(file, offset));
  }
}

function placeIn({ name, text }: ContextFile, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|[\r\n]/);
  return `${name}:${lines.length}:${lines.at(-1)!.length + 1}`;
}
