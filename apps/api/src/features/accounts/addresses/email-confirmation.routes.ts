import { DoneAnswer, EmailTokenRequest, User } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toCallerKey } from '../../../http/client-address.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf } from '../../../plugins/guard/auth.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';

const tags = ['Accounts'];
const DONE = { ok: true as const };

/** Lets the owner of an address confirm or refuse it, where mail can be sent. */
export const emailConfirmationRoutes: FastifyPluginAsyncZod<{
  service: EmailConfirmationService;
}> = async (app, { service }) => {
  app.post('/auth/email/confirmation', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'askToConfirmEmail',
      summary: 'Have your email address asked again',
      description:
        'Mails the link that confirms the address once more; the one before ends. Nothing is sent ' +
        'where the answer says `emailConfirmed`: true is done, null is without mail.',
      tags,
      response: { 200: User, ...errorAnswers(400, 401, 403, 409, 413, 415, 429, 500, 503) },
    },
    handler: (request) => service.askAgain(accountOf(request).id, toCallerKey(request.ip)),
  });

  app.post('/auth/confirm-email', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'confirmEmail',
      summary: 'Confirm an email address',
      description:
        'With the token of a mailed link, which works once, for a week, and for the address that ' +
        'it went to. Needs no sign-in.',
      tags,
      body: EmailTokenRequest,
      response: { 200: DoneAnswer, ...errorAnswers(400, 413, 415, 500, 503) },
    },
    handler: async (request) => {
      await service.confirm(request.body.token);
      return DONE;
    },
  });

  app.post('/auth/refuse-email', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'refuseEmail',
      summary: 'Say that an account is not yours',
      description:
        'With the token of the same link, by somebody who never gave their address: the account ' +
        'gets back the one before, if it had one, and this one is free.',
      tags,
      body: EmailTokenRequest,
      response: { 200: DoneAnswer, ...errorAnswers(400, 413, 415, 500, 503) },
    },
    handler: async (request) => {
      await service.refuse(request.body.token);
      return DONE;
    },
  });
};
