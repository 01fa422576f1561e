import {
  ApiKeyId,
  ApiKeyList,
  CreateApiKeyRequest,
  DoneAnswer,
  NewApiKey,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import { toCallerKey } from '../../plugins/guard/client-address.ts';
import type { ApiKeyService } from './api-keys.service.ts';

const tags = ['Accounts'];
const security = [{ bearer: [] }];

/** Keys are managed by people who have signed in: a key that leaked must not make others. */
export const apiKeyRoutes: FastifyPluginAsyncZod<{ service: ApiKeyService }> = async (
  app,
  { service },
) => {
  app.get('/user/keys', {
    onRequest: app.requireSession,
    schema: {
      operationId: 'listApiKeys',
      summary: 'List your API keys',
      description: 'Those that hold, the newest first; never the keys themselves.',
      tags,
      security,
      response: { 200: ApiKeyList, ...errorAnswers(400, 401, 403, 500, 503) },
    },
    handler: (request) => service.list(accountOf(request).id),
  });

  app.post('/user/keys', {
    config: { changesPages: false },
    onRequest: app.requireSession,
    schema: {
      operationId: 'createApiKey',
      summary: 'Create an API key',
      description:
        'Asks for the password. The answer holds the key, which is never shown again. No key acts as ' +
        'an admin; all end with a reset and, unless you say otherwise, a change of the password.',
      tags,
      security,
      body: CreateApiKeyRequest,
      response: { 201: NewApiKey, ...errorAnswers(400, 401, 403, 409, 413, 415, 429, 500, 503) },
    },
    handler: async (request, reply) => {
      const caller = toCallerKey(request.ip);
      const key = await service.create(accountOf(request).id, request.body, caller);
      return reply.code(201).header('cache-control', 'no-store').send(key);
    },
  });

  app.delete('/user/keys/:id', {
    config: { changesPages: false },
    onRequest: app.requireSession,
    schema: {
      operationId: 'revokeApiKey',
      summary: 'Revoke an API key',
      description: 'It holds no more: at once, or within five seconds where several servers run.',
      tags,
      security,
      params: ApiKeyId,
      response: { 200: DoneAnswer, ...errorAnswers(400, 401, 403, 404, 413, 415, 500, 503) },
    },
    handler: async (request) => {
      await service.revoke(request.params.id, accountOf(request).id);
      return { ok: true as const };
    },
  });
};
