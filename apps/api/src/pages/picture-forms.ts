import { LIMITS } from '@swatchwork/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError } from '../app-error.ts';
import { toCallerKey } from '../http/client-address.ts';
import { readFormParts } from '../plugins/requests/form-parts.ts';
import { refuseLongBody } from '../plugins/requests/long-body.ts';
import { createSeats } from '../workers/seats.ts';

/** Pages whose form carries a picture where the browser runs no scripts. */
export const PICTURE_FORMS = ['/color-picker', '/pick-from-image'];

/** A little more than the API takes, so that the page shows the API's refusal. */
const MOST_BYTES = LIMITS.imageBytes + 1024 * 1024;

/**
 * The limit of a form that is not multipart: a URL-encoded form with a million fields takes half a
 * second to parse.
 */
const MOST_BYTES_OF_FIELDS = 64 * 1024;

/** Forms in progress at once; each takes three times its size in memory, so 60 MiB. */
export const PICTURE_FORMS_AT_ONCE = 4;

/**
 * Options of the routes that take such a form. Pages read the whole form on the main thread: an
 * honest one of 20 MiB takes 50 ms, one that consists of small parts or headers takes a second.
 */
export function takePictureForms() {
  const seats = createSeats(PICTURE_FORMS_AT_ONCE);
  return {
    bodyLimit: MOST_BYTES,

    /** Runs before the first byte of the form is read. */
    preParsing: async (request: FastifyRequest, reply: FastifyReply) => {
      refuseLongBody(request, reply, MOST_BYTES, tooLarge);
      seats.take(toCallerKey(request.ip)).keepUntilAnswered(reply.raw);
    },

    preHandler: async ({ body, headers }: FastifyRequest) => {
      if (!(body instanceof Buffer)) return;
      const type = headers['content-type'];
      if (/^multipart\/form-data/i.test(type ?? ''))
        readFormParts(body, type); // refuses a broken form
      // Such a form carries no picture.
      else if (body.length > MOST_BYTES_OF_FIELDS) throw tooLarge();
    },
  };
}

const tooLarge = () => new AppError('payload_too_large', 'The form is too large');
