import { Readable } from 'node:stream';

import { BatchAnswer, BatchRequest, LIMITS } from '@swatchwork/contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { AppError } from '../../app-error.ts';
import { answerError } from '../../plugins/answers/errors.ts';
import type { ThemeService } from '../themes/themes.service.ts';
import { runBatch } from './batch.service.ts';
import { createOperations } from './batch-operations.ts';

const { max } = LIMITS.batchEntries;

export const batchRoutes: FastifyPluginAsyncZod<{ themes: ThemeService }> = async (
  app,
  { themes },
) => {
  const runOperation = createOperations(themes);

  app.post('/batch', {
    config: { access: 'plan pro', changesPages: false },
    bodyLimit: LIMITS.batchBody,
    schema: {
      operationId: 'runBatch',
      summary: 'Send many calls in one request',
      description: `For the plans pro and enterprise. Runs up to ${max} calls and returns the results in order; a failed call does not affect the others. Each call counts as one request. If fewer requests remain, the whole batch is refused and counts as one.`,
      body: BatchRequest,
      response: { 200: BatchAnswer },
    },
    handler: async (request, reply) => {
      const { requests } = request.body;
      if (requests.length > max) throw tooLong(requests.length);
      await app.countFurther(request, reply, requests.length - 1);
      const pieces = runBatch(requests, runOperation, (error) => answerError(error, request));
      return sendJson(reply, Readable.from(pieces));
    },
  });
};

function tooLong(length: number): AppError {
  const message = `must have at most ${max} entries`;
  return new AppError('payload_too_large', `requests: ${message}; received a list of ${length}`, [
    { field: 'requests', message, received: `a list of ${length}` },
  ]);
}

const sendJson = (reply: FastifyReply, json: Readable) =>
  reply.type('application/json; charset=utf-8').send(json);
