import { DoneAnswer, SessionId, SessionList } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf, readBearer } from '../../../plugins/guard/auth.ts';
import type { SessionService } from './sessions.service.ts';

const tags = ['Accounts'];
const security = [{ bearer: [] }];
const DONE = { ok: true as const };

/** Where an account is signed in, for whoever has signed in. */
export const sessionRoutes: FastifyPluginAsyncZod<{ service: SessionService }> = async (
  app,
  { service },
) => {
  app.get('/auth/sessions', {
    onRequest: app.requireSession,
    schema: {
      operationId: 'listSessions',
      summary: 'List where you are signed in',
      description: 'The sessions that hold, the last used first.',
      tags,
      security,
      response: { 200: SessionList, ...errorAnswers(400, 401, 403, 500, 503) },
    },
    handler: (request) => service.list(accountOf(request).id, readBearer(request) ?? ''),
  });

  app.delete('/auth/sessions', {
    config: { changesPages: false },
    onRequest: app.requireSession,
    schema: {
      operationId: 'endOtherSessions',
      summary: 'Sign out everywhere else',
      description: 'Ends every session but the one that asks.',
      tags,
      security,
      response: { 200: DoneAnswer, ...errorAnswers(400, 401, 403, 413, 415, 500, 503) },
    },
    handler: async (request) => {
      await service.closeAll(accountOf(request).id, readBearer(request));
      return DONE;
    },
  });

  app.delete('/auth/sessions/:id', {
    config: { changesPages: false },
    onRequest: app.requireSession,
    schema: {
      operationId: 'endSession',
      summary: 'Sign out on one device',
      description: 'Its token holds no more.',
      tags,
      security,
      params: SessionId,
      response: { 200: DoneAnswer, ...errorAnswers(400, 401, 403, 404, 413, 415, 500, 503) },
    },
    handler: async (request) => {
      await service.closeById(request.params.id, accountOf(request).id);
      return DONE;
    },
  });
};
