import { DoneAnswer, EmailTokenRequest, User } from '@swatchwork/contract';
import { toCallerKey } from '../../../http/client-address.ts';
import type { Routes } from '../../../http/routes.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf } from '../../../plugins/guard/auth.ts';
import type { EmailConfirmationService } from './email-confirmation.service.ts';

const DONE = { ok: true as const };

/** Lets the owner of an address confirm or refuse it, where mail can be sent. */
export const emailConfirmationRoutes: Routes<EmailConfirmationService> = async (
  app,
  { service },
) => {
  app.post('/auth/email/confirmation', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'askToConfirmEmail',
      summary: 'Resend the confirmation mail',
      description:
        'Mails a new link that confirms the address; the former link stops working. Nothing is sent if `emailConfirmed` in the response is true (already confirmed) or null (no mail).',
      response: { 200: User, ...errorAnswers(409) },
    },
    handler: (request) => service.askAgain(accountOf(request).id, toCallerKey(request.ip)),
  });

  app.post('/auth/confirm-email', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'confirmEmail',
      summary: 'Confirm an email address',
      description:
        'Needs the token in the mailed link. It works once, for a week, for the address that it was mailed to. No sign-in is needed.',
      body: EmailTokenRequest,
      response: { 200: DoneAnswer },
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
      summary: 'Report that an account is not yours',
      description:
        'For people whose address was used by someone else: needs the token of the same link. The account gets its former address back, if it had one, and this address becomes free.',
      body: EmailTokenRequest,
      response: { 200: DoneAnswer },
    },
    handler: async (request) => {
      await service.refuse(request.body.token);
      return DONE;
    },
  });
};
