import multipart from '@fastify/multipart';
import { LIMITS } from '@swatchwork/contract';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../app-error.ts';
import { refuseLongBody } from '../../plugins/long-body.ts';

/** What a form adds to its file: boundaries, headers of parts, small fields. */
const FORM_BYTES = 64 * 1024;

const WRONG_TYPE = 'The body must be a form, sent as multipart/form-data';

const TOO_LARGE = `The file must have at most ${LIMITS.imageBytes / 1024 / 1024} MiB`;

/** What the parser of forms refuses, by its code or its words. */
const REFUSALS: Record<string, () => AppError> = {
  FST_REQ_FILE_TOO_LARGE: tooLarge,
  FST_FILES_LIMIT: tooManyParts,
  FST_FIELDS_LIMIT: tooManyParts,
  FST_PARTS_LIMIT: tooManyParts,
};

/** Takes forms with one file, and nothing else, on the routes of one scope. */
export async function addImageForm(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongType()));

  scope.addHook('preParsing', async (request, reply) => {
    refuseLongBody(request, reply, LIMITS.imageBytes + FORM_BYTES, tooLarge);
  });
  scope.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) throw wrongType();
  });
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: LIMITS.imageBytes, files: 2, fields: 10, fieldSize: 1024, parts: 12 },
  });
  scope.setErrorHandler((error) => {
    throw toRefusal(error);
  });
}

function wrongType(): AppError {
  return new AppError('unsupported_media_type', WRONG_TYPE);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', `image: ${TOO_LARGE}`);
}

function tooManyParts(): AppError {
  const message = 'must be one file, and the only one';
  return new AppError('invalid_request', `image: ${message}`, [{ field: 'image', message }]);
}

/** The parser throws plain errors, without a code, at a form that breaks off or is none. */
function toRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const { code, message } = Object(error) as { code?: string; message?: string };
  const known = REFUSALS[code ?? ''];
  if (known) return known();
  if (isFormError(code, message)) {
    return new AppError('invalid_request', 'body: must be a complete form', [
      { field: 'body', message: 'must be a complete form' },
    ]);
  }
  return error;
}

function isFormError(code = '', message = ''): boolean {
  const ours = /^FST_(MP|PROTO|INVALID_JSON_FIELD)/.test(code);
  return ours || /multipart|boundary|part terminated|malformed|unexpected end/i.test(message);
}
