import { LIMITS } from '@swatchwork/contract';

import { parseJson } from '../../plugins/requests/parse-json.ts';
import { readFormFile } from './read-form-file.ts';

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
