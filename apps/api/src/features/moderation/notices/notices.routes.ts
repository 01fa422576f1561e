import * as contract from '@swatchwork/contract';

import type { Routes } from '../../../http/routes.ts';
import { errorAnswers } from '../../../plugins/answers/errors.ts';
import { accountOf } from '../../../plugins/guard/auth.ts';
import type { NoticesService } from './notices.service.ts';

export const noticesRoutes: Routes<NoticesService> = async (app, { service }) => {
  app.get('/user/notices', {
    config: { access: 'signed-in person' },
    schema: {
      operationId: 'listNotices',
      summary: 'List moderation notices about your content',
      description:
        'Active measures: hidden palettes, themes and projects, deletions within the last 90 days, and a suspension.',
      response: { 200: contract.ModerationNoticeList },
    },
    handler: (request) => service.list(accountOf(request).id),
  });

  app.post('/user/notices/:id/answer', {
    config: { access: 'signed-in person', changesPages: false },
    schema: {
      operationId: 'answerNotice',
      summary: 'Answer a moderator',
      description: 'Once for each notice. A moderator reads the answer and decides again.',
      params: contract.NoticeId,
      body: contract.NoticeAnswerRequest,
      response: { 200: contract.NoticeAnswer, ...errorAnswers(409) },
    },
    handler: (request) =>
      service.answer(accountOf(request).id, request.params.id, request.body.text),
  });
};
