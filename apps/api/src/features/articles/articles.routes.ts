import { ArticleList } from '@swatchwork/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { errorAnswers } from '../../plugins/errors.ts';
import type { ArticleService } from './articles.service.ts';

export const articleRoutes: FastifyPluginAsyncZod<{ service: ArticleService }> = async (
  app,
  { service },
) => {
  app.get('/blog', {
    schema: {
      operationId: 'listArticles',
      summary: 'List the published articles',
      description: 'Newest first, each with its whole text in Markdown.',
      tags: ['Articles'],
      response: { 200: ArticleList, ...errorAnswers(400, 500, 503) },
    },
    handler: () => service.list(),
  });
};
