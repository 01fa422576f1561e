import { TAKE_LIMITS, takeFiles, workIn } from '@swatchwork/formats/audit';
import type { ContextFile } from '@swatchwork/formats/contexts';

import { readWork, type Work, workOn } from './work.ts';

export const NAME_OF_PASTED = 'theme.css';

/** Bytes of an archive, most of which may be pictures. */
const MOST_BYTES = 50_000_000;

/** Files that are not taken; the message is for people. */
export class FilesError extends Error {
  override name = 'FilesError';
}

/**
 * What files that a person chose or dropped hold: a theme, or the work that a report brings back.
 *
 * @throws {FormatError} If there is nothing to read, or too much.
 * @throws {FilesError} If they are too large or cannot be opened.
 */
export async function workOf(chosen: readonly File[]): Promise<Work> {
  const size = chosen.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_BYTES) {
    throw new FilesError(`These files have ${size} bytes; the limit is ${MOST_BYTES} bytes.`);
  }
  const given = await Promise.all(
    chosen.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) })),
  );
  const { files, left } = takeFiles(given);
  return restored(files) ?? workOn(files, left);
}

/** The work on a text that was pasted. */
export const workOfText = (text: string): Work => {
  const files = [{ name: NAME_OF_PASTED, text }];
  if (text.length > TAKE_LIMITS.bytes) {
    throw new FilesError(
      `This text has ${text.length} characters; the limit is ${TAKE_LIMITS.bytes}.`,
    );
  }
  return restored(files) ?? workOn(files);
};

function restored(files: readonly ContextFile[]): Work | undefined {
  for (const { text } of files) {
    const work = readWork(workIn(text));
    if (work) return work;
  }
  return undefined;
}

async function bytesOf(file: File): Promise<Uint8Array> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FilesError(`${file.name} cannot be read. Was it moved or changed?`);
  });
  return new Uint8Array(bytes);
}
