import type { FastifyRequest } from 'fastify';

import { AppError, invalidField } from '../../app-error.ts';

/** What the form parser refuses: more than was allowed of something. */
const TOO_LARGE = new Set(['FST_REQ_FILE_TOO_LARGE']);

/**
 * The one file of a multipart form, in the field `file`.
 *
 * @throws {AppError} If there is none, it is too large, or the form is broken.
 */
export async function readFormFile(request: Pick<FastifyRequest, 'file'>): Promise<{ file: File }> {
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw invalidField('file', 'must be the one part of the form');
    const bytes = await part.toBuffer();
    if (part.file.truncated) throw tooLarge(); // the parser may cut it before it says so
    return { file: new File([new Uint8Array(bytes)], part.filename) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const { code = '' } = Object(error) as { code?: string };
    if (TOO_LARGE.has(code)) throw tooLarge();
    throw invalidField('body', 'must be a multipart form with one file in the field file');
  }
}

const tooLarge = () => new AppError('payload_too_large', 'The file is larger than 5 MiB');
