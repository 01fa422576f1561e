import type { IncomingMessage } from 'node:http';

import * as contract from '@swatchwork/contract';
import { FORMATS } from '@swatchwork/formats/formats';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { asciiJson } from '../../http/ascii-json.ts';
import { attachment } from '../../http/attachment.ts';
import { toCallerKey } from '../../http/client-address.ts';
import { isInMemory } from '../../http/in-memory-fetch.ts';
import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { declareFiles } from '../../plugins/docs/file-answers.ts';
import { refuseLongBody } from '../../plugins/requests/long-body.ts';
import { receiveBody } from '../../plugins/requests/receive-body.ts';
import { validatorCompiler } from '../../plugins/requests/validation.ts';
import type { Slot } from '../../workers/slots.ts';
import { LongBody, readShortBody } from './long-body.ts';
import type { PaletteFileService } from './palette-files.service.ts';

const importAnswers = {
  200: contract.ImportPaletteAnswer,
  ...errorAnswers('palette_file_broken', 'palette_file_empty'),
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The slot of a request with a long palette file. */
    slot: Slot | null;
  }
}

export const paletteFileRoutes: Routes<PaletteFileService> = async (app, { service }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'multipart/form-data'],
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const { headers, routeOptions } = request;
      const body = await receiveBody(request, payload, routeOptions.bodyLimit ?? 0, tooLarge);
      return readShortBody(body, headers['content-type']);
    },
  );
  app.setValidatorCompiler(validateShort);

  // After the request is counted, and before the first byte of a long body is read: only so many of
  // these are received at once. A body of a request in memory has arrived already.
  app.decorateRequest('slot', null);
  app.addHook('preParsing', async (request, reply) => {
    refuseLongBody(request, reply, request.routeOptions.bodyLimit ?? 0, tooLarge);
    const { 'content-length': length = 0, 'transfer-encoding': chunked } = request.headers;
    const isLong = chunked !== undefined || Number(length) > contract.LIMITS.jsonBody;
    if (!isLong || isInMemory(request)) return;
    request.slot = service.takeSlot(toCallerKey(request.ip));
    request.slot.keepUntilAnswered(reply.raw);
  });

  app.post('/palettes/export', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.exportBody,
    schema: {
      operationId: 'exportPalette',
      summary: 'Export a palette as a file',
      description:
        'Returns the palette in one of the formats, with a file name. `X-Palette-Notes` says what the format cannot store.',
      body: contract.ExportPaletteRequest,
      response: { 200: declareFiles(contract.PaletteFile, FORMATS) },
    },
    handler: async ({ body, slot }, reply) => {
      const { content, mediaType, name, notes } = await service.exportPalette(body, slot);
      if (notes.length > 0) reply.header('x-palette-notes', asciiJson(notes));
      return reply.type(mediaType).header('content-disposition', attachment(name)).send(content);
    },
  });

  app.post('/palettes/import', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.importBody,
    schema: {
      operationId: 'importPalette',
      summary: 'Import a palette from a file or text',
      description: 'Recognizes the format by content. Links are parsed, never opened.',
      body: contract.ImportPaletteRequest,
      bodies: contract.IMPORT_BODIES,
      response: importAnswers,
    },
    handler: ({ body, slot }) => service.importPalette(body, slot),
  });

  // The same for generated clients, of which many know one media type of each operation.
  app.post('/palettes/import/file', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.importBody,
    schema: {
      operationId: 'importPaletteFile',
      summary: 'Import a palette from an uploaded file',
      description:
        'The same as `POST /palettes/import`, only for files in a form. Use it with generated clients.',
      consumes: ['multipart/form-data'],
      body: contract.ImportFileRequest,
      response: importAnswers,
    },
    handler: ({ body, slot }) => service.importPalette(body, slot),
  });

  app.post('/palettes/match', {
    config: { access: 'anyone', changesPages: false },
    bodyLimit: contract.LIMITS.exportBody,
    schema: {
      operationId: 'matchPalette',
      summary: 'Find the nearest colors of a book',
      description:
        'Returns for each color the nearest named colors of a book that you send, by ΔE2000, with the white point and how the book was measured. Nothing is stored.',
      body: contract.MatchPaletteRequest,
      response: { 200: contract.MatchPaletteAnswer },
    },
    handler: ({ body, slot }) => service.matchPalette(body, slot),
  });
};

/** Checks all but long bodies, which a thread checks. */
const validateShort: typeof validatorCompiler = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => (data instanceof LongBody ? { value: data } : validate(data));
};

const tooLarge = () => new AppError('payload_too_large', 'The body is too large');
