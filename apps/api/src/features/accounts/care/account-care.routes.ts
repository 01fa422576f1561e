import * as contract from '@swatchwork/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { toCallerKey } from '../../../http/client-address.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf, readBearer } from '../../../plugins/guard/auth.ts';
import type { PasswordResetService } from '../passwords/password-reset.service.ts';
import type { AccountCareService, Owner } from './account-care.service.ts';

const DONE = { ok: true as const };

/** Changes that require the password again, and the replacement of a forgotten password. */
export const accountCareRoutes: FastifyPluginAsyncZod<{
  care: AccountCareService;
  resets: PasswordResetService;
}> = async (app, { care, resets }) => {
  app.post('/auth/password', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'changePassword',
      summary: 'Change your password',
      description:
        'Needs the old password, signs out all other devices and, by default, revokes your API keys.',
      body: contract.PasswordChangeRequest,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      await care.changePassword(ownerOf(request), request.body, readBearer(request) ?? '');
      return DONE;
    },
  });

  app.post('/auth/email', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'changeEmail',
      summary: 'Change your email address',
      description:
        'Needs the password. If this installation sends mail, the old address gets a link to undo the change within a day.',
      body: contract.EmailChangeRequest,
      response: { 200: contract.User, ...errorAnswers(409) },
    },
    handler: (request) =>
      care.changeEmail(ownerOf(request), request.body.email, request.body.password),
  });

  app.delete('/auth/me', {
    config: { access: 'signed-in person', changesPages: ['data'] },
    schema: {
      operationId: 'deleteMe',
      summary: 'Delete your account',
      description: 'Needs the password. Palettes, colors, likes and keys are deleted too.',
      body: contract.AccountDeletionRequest,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      await care.deleteAccount(ownerOf(request), request.body.password);
      return DONE;
    },
  });

  app.post('/auth/forgot-password', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'forgotPassword',
      summary: 'Request a password reset',
      description:
        'Mails a link if the address has an account. The response does not say whether it has.',
      body: contract.ForgotPasswordRequest,
      response: { 200: contract.ForgotPasswordAnswer },
    },
    handler: async (request) => ({
      canMail: await resets.forgot(request.body.email, toCallerKey(request.ip)),
    }),
  });

  app.post('/auth/reset-password', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'resetPassword',
      summary: 'Set a new password',
      description:
        'Needs the token in the mailed link. Signs out all devices and revokes all API keys. A link that was mailed to a former address also restores that address.',
      body: contract.ResetPasswordRequest,
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      await resets.reset(request.body.token, request.body.password);
      return DONE;
    },
  });
};

const ownerOf = (request: FastifyRequest): Owner => ({
  id: accountOf(request).id,
  caller: toCallerKey(request.ip),
});
