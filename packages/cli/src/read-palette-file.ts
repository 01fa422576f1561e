import { FormatError } from '@swatchwork/formats';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';

import type { Context } from './command.ts';
import { readFileOrInput } from './read-file.ts';
import { UsageError } from './usage-error.ts';

/** A palette from a file, or from standard input for `-`. @throws {UsageError} If it holds none. */
export async function readPaletteFile(
  file: string,
  context: Pick<Context, 'readInput'>,
): Promise<ReadResult> {
  const bytes = await readFileOrInput(file, context);
  try {
    return readPalette(bytes);
  } catch (error) {
    if (error instanceof FormatError) throw new UsageError(`${file}: ${error.message}.`);
    throw error;
  }
}
