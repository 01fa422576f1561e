import {
  ConfirmAnswer,
  ConfirmRequest,
  PageQuery,
  SubscribeAnswer,
  SubscribeRequest,
  SubscriberList,
  UnsubscribeAnswer,
  UnsubscribeRequest,
} from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { answerPage } from '../../../plugins/answers/paging.ts';
import { toCallerKey } from '../../../plugins/guard/client-address.ts';
import type { NewsletterService } from './newsletter.service.ts';

const tags = ['Messages'];
const config = { changesPages: false };

const ASKED =
  'Thank you! If this address is not subscribed yet, a mail with a link to confirm is on its way.';
const NOTED =
  'Thank you! Your address is noted. This site cannot send mail yet, so nothing will arrive until it can.';

export const newsletterRoutes: FastifyPluginAsyncZod<{ service: NewsletterService }> = async (
  app,
  { service },
) => {
  app.post('/newsletter', {
    schema: {
      operationId: 'subscribe',
      summary: 'Subscribe to news',
      description:
        'A mail asks the owner of the address to confirm, where mail is set up. The answer does ' +
        'not tell whether the address was subscribed before.',
      tags,
      body: SubscribeRequest,
      response: { 200: SubscribeAnswer, ...errorAnswers(400, 413, 415, 429, 500, 503) },
    },
    config,
    handler: async ({ body, ip }) => {
      await service.subscribe(body.email, body.topic, toCallerKey(ip));
      return { message: service.canMail ? ASKED : NOTED };
    },
  });

  app.post('/newsletter/confirm', {
    schema: {
      operationId: 'confirmSubscription',
      summary: 'Confirm a subscription',
      description: 'With the token of the link in the mail, which works once.',
      tags,
      body: ConfirmRequest,
      response: { 200: ConfirmAnswer, ...errorAnswers(400, 404, 413, 415, 500, 503) },
    },
    config,
    handler: async ({ body }) => {
      await service.confirm(body.token);
      return { message: 'Thank you! Your subscription is confirmed.' };
    },
  });

  app.post('/newsletter/unsubscribe', {
    schema: {
      operationId: 'unsubscribe',
      summary: 'End a subscription',
      description: 'With the id and the signature of the link that is in every mail.',
      tags,
      body: UnsubscribeRequest,
      response: { 200: UnsubscribeAnswer, ...errorAnswers(400, 404, 413, 415, 500, 503) },
    },
    config,
    handler: async ({ body }) => {
      await service.unsubscribe(body);
      return { message: 'Your subscription has ended. You get no more mails.' };
    },
  });

  app.get('/admin/subscribers', {
    schema: {
      operationId: 'listSubscribers',
      summary: 'List the subscribers',
      description:
        'For admins. Newest first, of every status; while there are more, `Link` names the next ' +
        'page, and `X-Total-Count` is the number on all pages.',
      tags,
      security: [{ bearer: [] }],
      querystring: PageQuery,
      response: { 200: SubscriberList, ...errorAnswers(400, 401, 403, 500, 503) },
    },
    onRequest: app.requireAdmin,
    handler: async (request, reply) =>
      answerPage(request, reply, await service.list(request.query)),
  });
};
