import * as contract from '@swatchwork/contract';
import { toCallerKey } from '../../../http/client-address.ts';
import type { Routes } from '../../../http/routes.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { answerPage } from '../../../plugins/answers/paging.ts';
import type { NewsletterService } from './newsletter.service.ts';

const ASKED =
  'Thank you! If this address is not subscribed yet, a mail with a link to confirm is on its way.';
const NOTED =
  'Thank you! Your address is saved. This site cannot send mail yet, so nothing will arrive until it can.';

export const newsletterRoutes: Routes<NewsletterService> = async (app, { service }) => {
  app.post('/newsletter', {
    schema: {
      operationId: 'subscribe',
      summary: 'Subscribe to the newsletter',
      description:
        'If mail is configured, the owner of the address is asked to confirm. The response does not say whether the address was already subscribed.',
      body: contract.SubscribeRequest,
      response: { 200: contract.SubscribeAnswer },
    },
    config: { access: 'anyone', changesPages: false },
    handler: async ({ body, ip }) => {
      await service.subscribe(body.email, body.topic, toCallerKey(ip));
      return { message: service.canMail ? ASKED : NOTED };
    },
  });

  app.post('/newsletter/confirm', {
    schema: {
      operationId: 'confirmSubscription',
      summary: 'Confirm a subscription',
      description: 'Needs the token in the mailed link, which works once.',
      body: contract.ConfirmRequest,
      response: { 200: contract.ConfirmAnswer, ...errorAnswers(404) },
    },
    config: { access: 'anyone', changesPages: false },
    handler: async ({ body }) => {
      await service.confirm(body.token);
      return { message: 'Thank you! Your subscription is confirmed.' };
    },
  });

  app.post('/newsletter/unsubscribe', {
    schema: {
      operationId: 'unsubscribe',
      summary: 'Unsubscribe',
      description: 'Needs the id and signature of the link in every mail.',
      body: contract.UnsubscribeRequest,
      response: { 200: contract.UnsubscribeAnswer, ...errorAnswers(404) },
    },
    config: { access: 'anyone', changesPages: false },
    handler: async ({ body }) => {
      await service.unsubscribe(body);
      return { message: 'Your subscription has ended. You get no more mails.' };
    },
  });

  app.get('/admin/subscribers', {
    config: { access: 'admin' },
    schema: {
      operationId: 'listSubscribers',
      summary: 'List subscribers',
      description:
        'For admins. Newest first, of every status. `Link` contains the next page, if there is one, and `X-Total-Count` the total number.',
      querystring: contract.PageQuery,
      response: { 200: contract.SubscriberList },
    },
    handler: async (request, reply) =>
      answerPage(request, reply, await service.list(request.query)),
  });
};
