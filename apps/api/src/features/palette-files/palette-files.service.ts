import type {
  ExportPaletteRequest,
  ImportPaletteRequest,
  MatchPaletteAnswer,
  MatchPaletteRequest,
} from '@swatchwork/contract';
import { fileName } from '@swatchwork/formats';
import { findFormat, SHEET_FORMATS } from '@swatchwork/formats/formats';
import { isZip, type ReadResult } from '@swatchwork/formats/read';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { FilePool } from '../../workers/file-pool.ts';
import type { Slot } from '../../workers/slots.ts';
import { LongBody } from './long-body.ts';
import type { Exported } from './long-body-jobs.ts';
import {
  type MatchTask,
  matchColors,
  type Refusal,
  readPaletteFile,
  toImported,
  toMatchTask,
  toWriteTask,
  type WriteTask,
  writePaletteFile,
} from './palette-file-jobs.ts';

/**
 * Work within these limits takes less than 5 ms at its worst and runs on the main thread: sending
 * it to a thread would cost more. Colors to write, bytes or characters to read, and pairs to compare.
 */
const AT_ONCE = { colors: 100, pictured: 10, read: 8192, matched: 1000 };

export type PaletteFileService = ReturnType<typeof createPaletteFileService>;

/** Reads and writes palettes as files. */
export function createPaletteFileService(pool: FilePool) {
  /** A long body is read, checked and worked through by one thread, and moved there, not copied. */
  const workThrough = <Job extends 'exportLong' | 'importLong' | 'matchLong'>(
    job: Job,
    body: LongBody,
    slot?: Slot | null,
  ) => pool.runInSlot(job, body, { slot, transfer: [body.bytes.buffer] });

  async function write(request: z.output<typeof ExportPaletteRequest>): Promise<Exported> {
    const task = toWriteTask(request);
    const file = isWrittenAtOnce(task)
      ? await writePaletteFile(task)
      : await pool.runInSlot('writePaletteFile', task);
    const { format, name } = request;
    return { format, name, ...file };
  }

  async function read(request: z.output<typeof ImportPaletteRequest>) {
    const input = await toImported(request);
    return isReadAtOnce(input) ? readPaletteFile(input) : pool.runInSlot('readPaletteFile', input);
  }

  async function match(request: z.output<typeof MatchPaletteRequest>) {
    const task = toMatchTask(request);
    return isMatchedAtOnce(task) ? matchColors(task) : pool.runInSlot('matchColors', task);
  }

  return {
    /** Takes a slot for a long file before it is received. */
    takeSlot: pool.takeSlot,

    /** A palette as a file, with its name, its media type and what it cannot hold. */
    async exportPalette(
      asked: z.output<typeof ExportPaletteRequest> | LongBody,
      slot?: Slot | null,
    ) {
      const exported = accepted(
        asked instanceof LongBody
          ? await workThrough('exportLong', asked, slot)
          : await write(asked),
      );
      const { content, name, notes } = exported;
      const format = findFormat(exported.format)!;
      const charset = format.isText ? '; charset=utf-8' : '';
      return {
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        mediaType: format.mediaType + charset,
        name: fileName(name, format.extension),
        notes,
      };
    },

    /** Reads a palette from a file or a text of any format. */
    async importPalette(
      asked: z.output<typeof ImportPaletteRequest> | LongBody,
      slot?: Slot | null,
    ): Promise<ReadResult> {
      return accepted(
        asked instanceof LongBody
          ? await workThrough('importLong', asked, slot)
          : await read(asked),
      );
    },

    /** The nearest colors of a book that is sent along. */
    async matchPalette(
      asked: z.output<typeof MatchPaletteRequest> | LongBody,
      slot?: Slot | null,
    ): Promise<MatchPaletteAnswer> {
      return accepted(
        asked instanceof LongBody
          ? await workThrough('matchLong', asked, slot)
          : await match(asked),
      );
    },
  };
}

function isWrittenAtOnce({ format, colors, job }: WriteTask): boolean {
  if (job.condition) return false; // the search of inks takes a tenth of a millisecond for each color
  if (SHEET_FORMATS.includes(format)) return false; // loading their fonts alone takes a tenth of a second
  return colors.length <= (format === 'png' ? AT_ONCE.pictured : AT_ONCE.colors);
}

const isMatchedAtOnce = ({ colors, book }: MatchTask): boolean =>
  colors.length * book.colors.length <= AT_ONCE.matched;

/** False for archives, which may hold a thousand times their size. */
const isReadAtOnce = (input: Uint8Array | string): boolean =>
  input.length <= AT_ONCE.read && (typeof input === 'string' || !isZip(input));

function accepted<Answer extends object>(answer: Answer | Refusal): Answer {
  if (!('refusal' in answer)) return answer;
  const { code, message, details } = answer.refusal;
  throw new AppError(code, message, details);
}
