import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@swatchwork/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { AppError } from '../../app-error.ts';
import { type FormPart, readFormParts } from '../../plugins/requests/form-parts.ts';
import { refuseLongBody } from '../../plugins/requests/long-body.ts';
import { receiveBody } from '../../plugins/requests/receive-body.ts';

/** The bytes that a form adds to its file: boundaries, headers of parts, small fields. */
const FORM_BYTES = 64 * 1024;

const WRONG_TYPE = 'The body must be a form, sent as multipart/form-data';

const TOO_LARGE = `The file must have at most ${LIMITS.imageBytes / 1024 / 1024} MiB`;

/** Accepts forms with one file, and no other bodies, on the routes of one scope. */
export async function addImageForm(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(wrongType()));

  scope.addHook('preParsing', async (request, reply) => {
    refuseLongBody(request, reply, LIMITS.imageBytes + FORM_BYTES, tooLarge);
  });
  scope.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const body = await receiveBody(request, payload, LIMITS.imageBytes + FORM_BYTES, tooLarge);
      return toFields(await readFormParts(body, request.headers['content-type'], tooManyFiles));
    },
  );
  scope.addHook('preValidation', async (request) => {
    if (request.headers['content-type'] === undefined) throw wrongType();
  });
}

/**
 * Files as bytes, other fields as text; a repeated field becomes a list, which the schema refuses.
 */
function toFields(parts: readonly FormPart[]): Record<string, unknown> {
  const fields = new Map<string, unknown[]>();
  for (const { name, filename, bytes } of parts) {
    if (filename === '' && bytes.length === 0) continue; // sent where no file was chosen
    if (bytes.length > LIMITS.imageBytes) throw tooLarge();
    const value = filename === undefined ? bytes.toString() : bytes;
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  const files = parts.filter(({ filename }) => filename !== undefined);
  if (files.length > 1) throw tooManyFiles();
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function wrongType(): AppError {
  return new AppError('unsupported_media_type', WRONG_TYPE);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', `image: ${TOO_LARGE}`);
}

function tooManyFiles(): AppError {
  const message = 'must be exactly one file';
  return new AppError('invalid_request', `image: ${message}`, [{ field: 'image', message }]);
}
