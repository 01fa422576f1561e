import * as contract from '@swatchwork/contract';
import type { FastifyRequest } from 'fastify';
import { toCallerKey } from '../../http/client-address.ts';
import type { Routes } from '../../http/routes.ts';
import { errorAnswers } from '../../plugins/answers/errors.ts';
import { accountOf, readBearer } from '../../plugins/guard/auth.ts';
import type { AccountService } from './accounts.service.ts';
import { nameDevice } from './sessions/device-name.ts';

export const accountRoutes: Routes<AccountService> = async (app, { service }) => {
  app.post('/auth/register', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'register',
      summary: 'Create an account',
      description:
        'Returns the new account and a token. 409 says whether the username or the email address is taken.',
      body: contract.RegisterRequest,
      response: { 201: contract.SessionAnswer, ...errorAnswers(409) },
    },
    handler: async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return service.register(request.body, from(request));
    },
  });

  app.post('/auth/login', {
    config: { access: 'anyone', changesPages: false },
    schema: {
      operationId: 'logIn',
      summary: 'Sign in',
      description: 'Returns the account and a new token; other devices stay signed in.',
      body: contract.LoginRequest,
      response: { 200: contract.SessionAnswer },
    },
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.login(request.body, from(request));
    },
  });

  app.post('/auth/logout', {
    config: { access: 'token holder', changesPages: false },
    schema: {
      operationId: 'logOut',
      summary: 'Sign out',
      description: 'Revokes the token. Without a token nothing happens.',
      response: { 200: contract.DoneAnswer },
    },
    handler: async (request) => {
      const token = readBearer(request);
      if (token) await service.logout(token);
      return { ok: true as const };
    },
  });

  app.get('/auth/me', {
    config: { access: 'account' },
    schema: {
      operationId: 'getMe',
      summary: 'Read your account',
      description: 'Returns the account of the token.',
      response: { 200: contract.User },
    },
    handler: (request) => service.me(accountOf(request).id),
  });

  app.put('/auth/me', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'updateMe',
      summary: 'Change your profile',
      description: 'Changes the username and names. Omitted fields stay unchanged.',
      body: contract.ProfileRequest,
      response: { 200: contract.User, ...errorAnswers(409) },
    },
    handler: (request) =>
      service.updateProfile(accountOf(request).id, request.body, toCallerKey(request.ip)),
  });
};

const from = (request: FastifyRequest) => ({
  caller: toCallerKey(request.ip),
  device: nameDevice(request.headers['user-agent']),
});
