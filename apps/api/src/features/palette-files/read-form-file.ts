import { LIMITS } from '@swatchwork/contract';

import { AppError, invalidField } from '../../app-error.ts';
import { readFormParts } from '../../plugins/requests/form-parts.ts';

/**
 * The one file of a multipart form, in the field `file`.
 *
 * @throws {AppError} If there is none, it is too large, or the form is broken.
 */
export async function readFormFile(
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
