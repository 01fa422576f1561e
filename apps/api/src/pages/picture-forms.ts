import { LIMITS } from '@swatchwork/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import { toCallerKey } from '../plugins/client-address.ts';
import { refuseLongBody } from '../plugins/long-body.ts';
import { createSeats } from '../workers/seats.ts';

/** Pages whose form carries a picture where the browser runs no scripts. */
export const PICTURE_FORMS = ['/color-picker', '/pick-from-image'];

/** A little more than the API takes, so that its refusal is shown on the page. */
const MOST_BYTES = LIMITS.imageBytes + 1024 * 1024;

/** Of a form that is not made of parts: a million fields of an encoded one take half a second. */
const MOST_BYTES_OF_FIELDS = 64 * 1024;

/** Forms that are received and worked through at once; each is held three times, so 60 MiB. */
export const PICTURE_FORMS_AT_ONCE = 4;
/** The page sends two: a picture and a count. */
const MOST_PARTS = 12;
/** Of one part. */
const MOST_HEADER_BYTES = 2048;
const END_OF_HEADERS = '\r\n\r\n';

/**
 * Options of the routes that take such a form. The pages read it whole, on the thread of all
 * requests: 20 MiB of an honest one take 50 ms there, of one that is all small parts or headers a second.
 */
export function takePictureForms() {
  const seats = createSeats(PICTURE_FORMS_AT_ONCE);
  return {
    bodyLimit: MOST_BYTES,

    /** Before the first byte of the form. */
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      refuseLongBody(request, reply, MOST_BYTES, tooLarge);
      seats.take(toCallerKey(request.ip)).keepUntilAnswered(reply.raw);
    },

    preHandler: async ({ body, headers }: FastifyRequest) => {
      if (!(body instanceof Buffer)) return;
      const boundary = /boundary="?([^";]+)/i.exec(headers['content-type'] ?? '')?.[1];
      if (boundary) requireFewParts(body, `--${boundary}`);
      else if (body.length > MOST_BYTES_OF_FIELDS) throw tooLarge(); // it carries no picture
    },
  };
}

/** @throws {AppError} If a form has more parts, or longer headers of one, than any of a page. */
function requireFewParts(body: Buffer, delimiter: string): void {
  let parts = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    parts += 1;
    // Its end is looked for only where it may be: else each part would search the whole form.
    const head = body.subarray(at, at + delimiter.length + MOST_HEADER_BYTES);
    const isLast = body.subarray(at + delimiter.length, at + delimiter.length + 2).equals(DASHES);
    if (parts > MOST_PARTS || (!isLast && !head.includes(END_OF_HEADERS))) {
      throw new AppError(
        'invalid_request',
        `body: must be a form of at most ${MOST_PARTS} parts, each with at most ${MOST_HEADER_BYTES} bytes of headers`,
      );
    }
  }
}

const tooLarge = () => new AppError('payload_too_large', 'The form is too large');

const DASHES = Buffer.from('--');
