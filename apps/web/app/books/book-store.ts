import {
  FILE_LIMITS,
  FormatError,
  type ImportedPalette,
  toExported,
  writeJson,
} from '@swatchwork/formats';
import { notesBeside, toBook } from '@swatchwork/formats/books';
import { readPalette } from '@swatchwork/formats/read';

import { deviceText } from '../own/device-text.ts';

/** One's own book as a palette in JSON. It never leaves the device. */
export const bookText = deviceText('colorBook');

/** What is wrong with a file, in a sentence for people. */
type Refusal = { problem: string };

/** The palette of the kept book; undefined where there is none, or where it is not one any more. */
export function keptBook(text: string | null): ImportedPalette | undefined {
  if (text === null) return undefined;
  try {
    const { palette } = readPalette(text);
    toBook(palette);
    return palette;
  } catch {
    return undefined;
  }
}

/** Reads a file as a book and keeps it. @returns What is wrong, or what a person should know. */
export async function takeBook(file: File): Promise<Refusal | { remarks: string[] }> {
  if (file.size > FILE_LIMITS.bytes) {
    const size = (file.size / 1024 / 1024).toFixed(1);
    return { problem: `${file.name}: a book may have at most 5 MiB; this one has ${size} MiB.` };
  }
  try {
    const { palette, notes } = readPalette(new Uint8Array(await file.arrayBuffer()));
    const book = toBook({ ...palette, name: palette.name || file.name.replace(/\.[^.]*$/, '') });
    const isKept = bookText.set(writeBook(book));
    const full =
      'This browser has no room to keep it: it is here until you leave or reload the page.';
    const remarks = notesBeside(notes);
    return { remarks: isKept ? remarks : [...remarks, full] };
  } catch (error) {
    if (error instanceof FormatError) return { problem: `${file.name}: ${describe(error)}` };
    return { problem: `${file.name}: the file could not be opened.` };
  }
}

const writeBook = (book: ImportedPalette) => writeJson(toExported(book), new Date());

const READ = 'A book is an ASE, ACO, ACB, SOC, CSV or JSON file with a name for each color.';

function describe({ code, format, problem }: FormatError): string {
  const said = code === 'no_names' ? problem : `${problem} (read as ${format})`;
  return `${said}. ${code === 'broken' || code === 'too_large' ? '' : READ}`.trim();
}
