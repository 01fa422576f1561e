import { ContactAnswer, ContactMessageList, ContactRequest, PageQuery } from '@swatchwork/contract';
import { toCallerKey } from '../../../http/client-address.ts';
import type { Routes } from '../../../http/routes.ts';
import { answerPage } from '../../../plugins/answers/paging.ts';
import type { ContactService } from './contact.service.ts';

const THANKS = "Thank you for your message! We'll get back to you soon.";

export const contactRoutes: Routes<ContactService> = async (app, { service }) => {
  app.post('/contact', {
    schema: {
      operationId: 'sendMessage',
      summary: 'Send a message to the operators',
      description: 'The message is stored and, if mail is configured, also mailed.',
      body: ContactRequest,
      response: { 200: ContactAnswer },
    },
    config: { access: 'anyone', changesPages: false },
    handler: async (request) => {
      await service.receive(request.body, toCallerKey(request.ip));
      return { message: THANKS };
    },
  });

  app.get('/admin/messages', {
    config: { access: 'admin' },
    schema: {
      operationId: 'listMessages',
      summary: 'List messages from the contact form',
      description:
        'For admins. Newest first. `Link` contains the next page, if there is one, and `X-Total-Count` the total number.',
      querystring: PageQuery,
      response: { 200: ContactMessageList },
    },
    handler: async (request, reply) =>
      answerPage(request, reply, await service.list(request.query)),
  });
};
