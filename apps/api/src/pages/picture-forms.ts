import { LIMITS } from '@swatchwork/contract';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../app-error.ts';
import { toCallerKey } from '../http/client-address.ts';
import { refuseLongBody } from '../plugins/requests/long-body.ts';
import { createSlots } from '../workers/slots.ts';

/** Pages whose form carries a picture where the browser runs no scripts. */
export const PICTURE_FORMS = ['/color-picker', '/pick-from-image'];

/** A little more than the API takes, so that the page shows the API's refusal. */
const MOST_BYTES = LIMITS.imageBytes + 1024 * 1024;

/** Forms in progress at once. */
export const PICTURE_FORMS_AT_ONCE = 4;

/**
 * Makes a scope for pages with such a form, whose bodies reach the page as streams: it passes them
 * on to the API, and reading them here would hold the event loop for a tenth of a second.
 */
export function takePictureForms(scope: FastifyInstance): void {
  const slots = createSlots(PICTURE_FORMS_AT_ONCE);
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  // Runs before the first byte of the form is read.
  scope.addHook('preParsing', async (request, reply) => {
    if (request.headers['transfer-encoding'] !== undefined) throw lengthMissing();
    refuseLongBody(request, reply, MOST_BYTES, tooLarge);
    slots.take(toCallerKey(request.ip)).keepUntilAnswered(reply.raw);
  });
}

/** Browsers state it. Without it nothing would bound what is passed on. */
const lengthMissing = () =>
  new AppError('bad_request', 'The form must state its length as Content-Length');

const tooLarge = () => new AppError('payload_too_large', 'The form is too large');
