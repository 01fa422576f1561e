import type * as contract from '@swatchwork/contract';
import {
  FormatError,
  type FormatErrorCode,
  type ImportedColor,
  type ImportedPalette,
  srgbsOf,
  toExported,
} from '@swatchwork/formats';
import { reportMatches, toBook } from '@swatchwork/formats/books';
import type { FormatId } from '@swatchwork/formats/constants';
import { findFormat, lossesOf } from '@swatchwork/formats/formats';
import { type ReadResult, readPalette } from '@swatchwork/formats/read';
import {
  type ConditionId,
  inksFor,
  loadCondition,
  type PrintJob,
  pressOf,
} from '@swatchwork/print';
import type { z } from 'zod';

import { AppError, invalidField } from '../../app-error.ts';
import { toExactColor } from '../palettes/exact-color.ts';

/** The parameters of a writer. */
export type WriteTask = Parameters<NonNullable<ReturnType<typeof findFormat>>['write']>[0] & {
  format: FormatId;
  /** For inks, which are computed where the file is written. */
  job: PrintJob;
};

/** An error would lose its class between threads, so what it says is sent. */
export type Refusal = {
  refusal: {
    code: contract.ErrorCode;
    message: string;
    details?: contract.ErrorDetail[] | undefined;
  };
};

export type ReadAnswer = ReadResult | Refusal;

const CODES: Record<FormatErrorCode, contract.ErrorCode> = {
  broken: 'palette_file_broken',
  no_colors: 'palette_file_empty',
  no_names: 'invalid_request',
  unknown_format: 'unsupported_media_type',
  too_large: 'payload_too_large',
};

/** What a writer gets for a request. */
export function toWriteTask(request: z.output<typeof contract.ExportPaletteRequest>): WriteTask {
  const { format, name, names, condition, black, intent } = request;
  const job = { condition, black, intent };
  return { format, names, job, ...toExported({ name, colors: request.colors.map(toExactColor) }) };
}

/** The bytes of a file, and what it cannot hold of its palette. */
export interface WrittenFile {
  content: Uint8Array;
  notes: string[];
}

/** Writes a palette as a file. */
export async function writePaletteFile({
  format: id,
  job,
  ...colors
}: WriteTask): Promise<WrittenFile> {
  const format = findFormat(id)!;
  const palette = { ...colors, ...(await inksFor(srgbsOf(colors), job)) };
  const content = Buffer.from(await format.write(palette, new Date()));
  return { content, notes: lossesOf(palette, format) };
}

/** What a reader gets for a request. */
export async function toImported({
  text,
  file,
}: z.output<typeof contract.ImportPaletteRequest>): Promise<Uint8Array | string> {
  return file ? new Uint8Array(await file.arrayBuffer()) : (text ?? '');
}

/** Reads a palette from a file or a text of any format. */
export const readPaletteFile = (input: Uint8Array | string): Promise<ReadAnswer> =>
  orRefusal(async () => readPalette(input));

/** Colors, a book, and how many of it to answer for each. */
export interface MatchTask {
  colors: ImportedColor[];
  book: ImportedPalette;
  count: number;
  /** Of colors that the book has as amounts of ink. */
  condition: ConditionId | undefined;
}

/** What is compared for a request. */
export const toMatchTask = ({
  colors,
  book,
  count,
  condition,
}: z.output<typeof contract.MatchPaletteRequest>): MatchTask => ({
  colors: colors.map(toExactColor),
  book: { name: book.name, colors: book.colors.map(toExactColor) },
  count,
  condition,
});

/** The nearest colors of a book. */
export const matchColors = ({ colors, book, count, condition }: MatchTask) =>
  orRefusal(async () => {
    const press = condition && pressOf(await loadCondition(condition));
    return reportMatches(colors, toBook(book, press), count);
  });

/** The answer of the work, or the words of its refusal. */
export async function orRefusal<Answer>(work: () => Promise<Answer>): Promise<Answer | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) {
      const { code, message, details } = error;
      return { refusal: { code, message, details } };
    }
    if (!(error instanceof FormatError)) throw error;
    if (error.code !== 'no_names') {
      return { refusal: { code: CODES[error.code], message: error.message } };
    }
    const { code, message, details } = invalidField('book.colors', error.problem);
    return { refusal: { code, message, details } };
  }
}
