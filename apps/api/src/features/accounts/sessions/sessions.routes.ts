import { DoneAnswer, SessionId, SessionList } from '@swatchwork/contract';
import type { Routes } from '../../../http/routes.ts';
import { accountOf, readBearer } from '../../../plugins/guard/auth.ts';
import type { SessionService } from './sessions.service.ts';

const DONE = { ok: true as const };

/** Lists and ends the sessions of a signed-in account. */
export const sessionRoutes: Routes<SessionService> = async (app, { service }) => {
  app.get('/auth/sessions', {
    config: { access: 'signed-in person' },
    schema: {
      operationId: 'listSessions',
      summary: 'List where you are signed in',
      description: 'Active sessions, most recently used first.',
      response: { 200: SessionList },
    },
    handler: (request) => service.list(accountOf(request).id, readBearer(request) ?? ''),
  });

  app.delete('/auth/sessions', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'endOtherSessions',
      summary: 'Sign out everywhere else',
      description: 'Ends all sessions except the current one.',
      response: { 200: DoneAnswer },
    },
    handler: async (request) => {
      await service.closeAll(accountOf(request).id, readBearer(request));
      return DONE;
    },
  });

  app.delete('/auth/sessions/:id', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'endSession',
      summary: 'Sign out on one device',
      description: 'Revokes the token of the session.',
      params: SessionId,
      response: { 200: DoneAnswer },
    },
    handler: async (request) => {
      await service.closeById(request.params.id, accountOf(request).id);
      return DONE;
    },
  });
};
