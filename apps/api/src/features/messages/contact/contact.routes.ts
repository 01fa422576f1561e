import { ContactAnswer, ContactMessageList, ContactRequest, PageQuery } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { answerPage } from '../../../plugins/answers/paging.ts';
import { toCallerKey } from '../../../plugins/guard/client-address.ts';
import type { ContactService } from './contact.service.ts';

const THANKS = "Thank you for your message! We'll get back to you soon.";

export const contactRoutes: FastifyPluginAsyncZod<{ service: ContactService }> = async (
  app,
  { service },
) => {
  app.post('/contact', {
    schema: {
      operationId: 'sendMessage',
      summary: 'Write to the people who run this site',
      description: 'The message is stored for them, and mailed to them where mail is set up.',
      tags: ['Messages'],
      body: ContactRequest,
      response: { 200: ContactAnswer, ...errorAnswers(400, 413, 415, 429, 500, 503) },
    },
    config: { changesPages: false },
    handler: async (request) => {
      await service.receive(request.body, toCallerKey(request.ip));
      return { message: THANKS };
    },
  });

  app.get('/admin/messages', {
    schema: {
      operationId: 'listMessages',
      summary: 'List the messages of the contact form',
      description:
        'For admins. Newest first; while there are more, `Link` names the next page, and ' +
        '`X-Total-Count` is the number on all pages.',
      tags: ['Messages'],
      security: [{ bearer: [] }],
      querystring: PageQuery,
      response: { 200: ContactMessageList, ...errorAnswers(400, 401, 403, 500, 503) },
    },
    onRequest: app.requireAdmin,
    handler: async (request, reply) =>
      answerPage(request, reply, await service.list(request.query)),
  });
};
