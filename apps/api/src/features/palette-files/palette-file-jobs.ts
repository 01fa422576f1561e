import { FormatError, type FormatErrorCode } from '@swatchwork/formats';
import { findFormat } from '@swatchwork/formats/formats';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';

/** The parameters of a writer. */
export type WriteTask = Parameters<NonNullable<ReturnType<typeof findFormat>>['write']>[0] & {
  format: string;
};

/** The result of a reader. An error would lose its class between threads, so its code is sent. */
export type ReadAnswer = ReadResult | { refusal: { code: FormatErrorCode; message: string } };

/** Writes a palette as the bytes of a file. */
export async function writePaletteFile({ format, ...palette }: WriteTask): Promise<Uint8Array> {
  const { write } = findFormat(format)!;
  return Buffer.from(await write(palette, new Date()));
}

/** Reads a palette from a file or a text of any format. */
export function readPaletteFile(input: Uint8Array | string): ReadAnswer {
  try {
    return readPalette(input);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { refusal: { code: error.code, message: error.message } };
  }
}
