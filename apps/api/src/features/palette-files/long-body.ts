import { LIMITS } from '@swatchwork/contract';

import { AppError, invalidField } from '../../app-error.ts';
import { readFormParts } from '../../plugins/requests/form-parts.ts';
import { parseJson } from '../../plugins/requests/parse-json.ts';

/** A body as it arrived. Reading it would hold the event loop too long, so a thread does. */
export class LongBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;

  constructor(bytes: Uint8Array<ArrayBuffer>, contentType: string) {
    this.bytes = bytes;
    this.contentType = contentType;
  }
}

/** The value of a body with a palette, or the body itself if it is long. */
export async function readShortBody(body: Buffer<ArrayBuffer>, contentType = ''): Promise<unknown> {
  if (body.length > LIMITS.jsonBody) return new LongBody(body, contentType);
  return body.length === 0 ? null : readBody(body, contentType);
}

/**
 * The value of a body, JSON or a form.
 *
 * @throws {AppError} If it is broken.
 */
export const readBody = async (body: Buffer, contentType: string): Promise<unknown> =>
  /^multipart\/form-data/i.test(contentType)
    ? readFormFile(body, contentType)
    : parseJson(body.toString());

/**
 * The one file of a multipart form, in the field `file`.
 *
 * @throws {AppError} If there is none, it is too large, or the form is broken.
 */
async function readFormFile(
  body: Buffer,
  contentType: string | undefined,
): Promise<{ file: File }> {
  const [part, ...others] = await readFormParts(body, contentType);
  if (part?.name !== 'file' || part.filename === undefined || others.length > 0) {
    throw invalidField('file', 'must be the only part of the form');
  }
  if (part.bytes.length > LIMITS.paletteFile) throw tooLarge();
  return { file: new File([new Uint8Array(part.bytes)], part.filename) };
}

const tooLarge = () => new AppError('payload_too_large', 'The file is larger than 5 MiB');
