import { FormatError, type FormatErrorCode } from '@swatchwork/formats';
import { findFormat } from '@swatchwork/formats/formats';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';

/** A palette to be written, as the writers take it. */
export type WriteTask = Parameters<NonNullable<ReturnType<typeof findFormat>>['write']>[0] & {
  format: string;
};

/** What reading gives; an error's class would not survive the way between threads, so its code goes. */
export type ReadAnswer = ReadResult | { refusal: { code: FormatErrorCode; message: string } };

/** A palette as the bytes of a file. */
export async function writePaletteFile({ format, ...palette }: WriteTask): Promise<Uint8Array> {
  const { write } = findFormat(format)!;
  return Buffer.from(await write(palette, new Date()));
}

/** A palette from a file or a text, whatever its format. */
export function readPaletteFile(input: Uint8Array | string): ReadAnswer {
  try {
    return readPalette(input);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
