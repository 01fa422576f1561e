import { LIMITS } from '@swatchwork/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import { toCallerKey } from '../plugins/guard/client-address.ts';
import { readFormParts } from '../plugins/requests/form-parts.ts';
import { refuseLongBody } from '../plugins/requests/long-body.ts';
import { createSeats } from '../workers/seats.ts';

/** Pages whose form carries a picture where the browser runs no scripts. */
export const PICTURE_FORMS = ['/color-picker', '/pick-from-image'];

/** A little more than the API takes, so that its refusal is shown on the page. */
const MOST_BYTES = LIMITS.imageBytes + 1024 * 1024;

/** Of a form that is not made of parts: a million fields of an encoded one take half a second. */
const MOST_BYTES_OF_FIELDS = 64 * 1024;

/** Forms that are received and worked through at once; each is held three times, so 60 MiB. */
export const PICTURE_FORMS_AT_ONCE = 4;

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
      const type = headers['content-type'];
      if (/^multipart\/form-data/i.test(type ?? ''))
        readFormParts(body, type); // refuses what is none
      else if (body.length > MOST_BYTES_OF_FIELDS) throw tooLarge(); // it carries no picture
    },
  };
}

const tooLarge = () => new AppError('payload_too_large', 'The form is too large');
