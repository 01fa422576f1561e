import * as contract from '@swatchwork/contract';
import { toCallerKey } from '../../http/client-address.ts';
import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { ApiKeyService } from './api-keys.service.ts';

/** Only a signed-in person manages keys: a leaked key must not create others. */
export const apiKeyRoutes: Routes<ApiKeyService> = async (app, { service }) => {
  app.get('/user/keys', {
    config: { access: 'signed-in person' },
    schema: {
      operationId: 'listApiKeys',
      summary: 'List your API keys',
      description: 'Valid keys, newest first, without the keys themselves.',
      response: { 200: contract.ApiKeyList },
    },
    handler: (request) => service.list(accountOf(request).id),
  });

  app.post('/user/keys', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'createApiKey',
      summary: 'Create an API key',
      description:
        'Needs the password. The response contains the key, which is never shown again. Keys never have admin rights. All keys are revoked by a password reset and, by default, by a password change.',
      body: contract.CreateApiKeyRequest,
      response: { 201: contract.NewApiKey, ...errorAnswers(409) },
    },
    handler: async (request, reply) => {
      const caller = toCallerKey(request.ip);
      const key = await service.create(accountOf(request).id, request.body, caller);
      return reply.code(201).header('cache-control', 'no-store').send(key);
    },
  });

  app.delete('/user/keys/:id', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'revokeApiKey',
      summary: 'Revoke an API key',
      description: 'The key stops working at once, or within five seconds if several servers run.',
      params: contract.ApiKeyId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      await service.revoke(request.params.id, accountOf(request).id);
      return { ok: true as const };
    },
  });
};
