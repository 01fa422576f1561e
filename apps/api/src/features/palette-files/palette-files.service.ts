import { formatHex } from '@swatchwork/color';
import type { ErrorCode, ExportPaletteRequest } from '@swatchwork/contract';
import { type FormatErrorCode, fileName } from '@swatchwork/formats';
import { findFormat } from '@swatchwork/formats/formats';
import { isZip, type ReadResult } from '@swatchwork/formats/read';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { FilePool } from '../../workers/file-pool.ts';
import type { Seat } from '../../workers/seats.ts';
import { JobEnded } from '../../workers/worker-pool.ts';
import { readPaletteFile, type WriteTask, writePaletteFile } from './palette-file-jobs.ts';

/**
 * Work within these limits takes less than 5 ms at its worst and runs on the main thread: sending
 * it to a thread would cost more. Colors to write, and bytes or characters to read.
 */
const AT_ONCE = { colors: 100, pictured: 10, read: 8192 };

const CODES: Record<FormatErrorCode, ErrorCode> = {
  broken: 'palette_file_broken',
  no_colors: 'palette_file_empty',
  unknown_format: 'unsupported_media_type',
  too_large: 'payload_too_large',
};

export type PaletteFileService = ReturnType<typeof createPaletteFileService>;

/** Reads and writes palettes as files. */
export function createPaletteFileService(pool: FilePool) {
  return {
    /** Takes a seat for a long file before it is received. */
    takeSeat: pool.takeSeat,

    /** A palette as a file, with its name and media type. */
    async exportPalette(request: z.output<typeof ExportPaletteRequest>, seat?: Seat | null) {
      const format = findFormat(request.format)!;
      const colors = request.colors.map((color) => ('hex' in color ? color : { hex: color }));
      const task: WriteTask = {
        format: request.format,
        name: request.name,
        colors: colors.map(({ hex }) => formatHex(hex)),
        colorNames: colors.map((color) => color.name),
        alphas: colors.map((color) => color.alpha),
      };
      const isShort = isWrittenAtOnce(task);
      const content = isShort
        ? await writePaletteFile(task)
        : await pool.runSeated('writePaletteFile', task, seat).catch(refuseEnded);
      const charset = format.isText ? '; charset=utf-8' : '';
      return {
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        mediaType: format.mediaType + charset,
        name: fileName(request.name, format.extension),
      };
    },

    /** Reads a palette from a file or a text of any format. */
    async importPalette(input: Uint8Array | string, seat?: Seat | null): Promise<ReadResult> {
      const answer = isReadAtOnce(input)
        ? readPaletteFile(input)
        : await pool.runSeated('readPaletteFile', input, seat).catch(refuseEnded);
      if (!('refusal' in answer)) return answer;
      throw new AppError(CODES[answer.refusal.code], answer.refusal.message);
    },
  };
}

function isWrittenAtOnce({ format, colors }: WriteTask): boolean {
  if (format === 'pdf') return false; // loading its library alone takes a tenth of a second
  return colors.length <= (format === 'png' ? AT_ONCE.pictured : AT_ONCE.colors);
}

/** False for archives, which may hold a thousand times their size. */
const isReadAtOnce = (input: Uint8Array | string): boolean =>
  input.length <= AT_ONCE.read && (typeof input === 'string' || !isZip(input));

function refuseEnded(error: unknown): never {
  if (!(error instanceof JobEnded)) throw error;
  throw new AppError('payload_too_large', 'The palette takes too long to work through', undefined, {
    cause: error,
  });
}
