import {
  ExportPaletteRequest,
  ImportPaletteRequest,
  MatchPaletteRequest,
} from '@swatchwork/contract';
import type { z } from 'zod';

import { parseAs } from '../../plugins/requests/validation.ts';
import { type LongBody, readBody } from './long-body.ts';
import {
  matchColors,
  orRefusal,
  type ReadAnswer,
  type Refusal,
  readPaletteFile,
  toImported,
  toMatchTask,
  toWriteTask,
  type WrittenFile,
  writePaletteFile,
} from './palette-file-jobs.ts';

/** A file that was written, and what it was asked to be. */
export type Exported = WrittenFile & { format: string; name: string };

/** What a thread does with a long body: reads it, checks it, and reads the palette in it. */
export const importLong = (body: LongBody): Promise<ReadAnswer> =>
  orRefusal(async () => readPaletteFile(await toImported(await read(body, ImportPaletteRequest))));

/** The same, and writes the palette in it. */
export const exportLong = (body: LongBody): Promise<Exported | Refusal> =>
  orRefusal(async () => {
    const { format, name, ...palette } = await read(body, ExportPaletteRequest);
    const file = await writePaletteFile(toWriteTask({ format, name, ...palette }));
    return { format, name, ...file };
  });

/** The same, and compares the colors with the book in it. */
export const matchLong = (body: LongBody) =>
  orRefusal(async () => matchColors(toMatchTask(await read(body, MatchPaletteRequest))));

async function read<Schema extends z.ZodType>(
  { bytes, contentType }: LongBody,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return parseAs(schema, await readBody(body, contentType), 'body');
}
