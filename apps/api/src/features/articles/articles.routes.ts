import * as contract from '@swatchwork/contract';
import type { Routes } from '../../http/routes.ts';
import { accountOf } from '../../plugins/guard/auth.ts';
import type { ArticleService } from './articles.service.ts';

export const articleRoutes: Routes<ArticleService> = async (app, { service }) => {
  app.get('/blog', {
    config: {
      access: { usually: 'anyone', where: { query: 'admin', is: 'true' }, only: 'admin' },
      shows: ['articles'],
    },
    schema: {
      operationId: 'listArticles',
      summary: 'List published articles',
      description: 'Newest first, each with its full text in Markdown. Admins can include drafts.',
      querystring: contract.ArticleListQuery,
      response: { 200: contract.ArticleList },
    },
    handler: ({ query }) => service.list({ drafts: query.admin === 'true' }),
  });

  app.get('/blog/:id', {
    config: { access: 'anyone', shows: ['articles'] },
    schema: {
      operationId: 'readArticle',
      summary: 'Read a published article',
      description:
        'Returns the article with the titles of the previous and next articles. A former slug also works; `slug` is the current one.',
      params: contract.ArticleName,
      response: { 200: contract.ArticlePage },
    },
    handler: ({ params }) => service.read(params.id),
  });

  app.post('/blog', {
    config: { access: 'admin', changesPages: ['articles'] },
    schema: {
      operationId: 'createArticle',
      summary: 'Create an article',
      description:
        'For admins. The slug is the one that is sent, or is derived from the title. A short suffix is added if it is taken.',
      body: contract.ArticleDraft,
      response: { 201: contract.Article },
    },
    bodyLimit: contract.LIMITS.articleBody,
    handler: async (request, reply) => {
      const article = await service.create(request.body, accountOf(request).id);
      return reply.code(201).header('location', `/api/v1/blog/${article.slug}`).send(article);
    },
  });

  app.put('/blog/:id', {
    config: { access: 'admin', changesPages: ['articles'] },
    schema: {
      operationId: 'changeArticle',
      summary: 'Change an article',
      description:
        'For admins. Publishing and hiding take effect at once. A published article keeps its slug unless another is sent; then the former address redirects.',
      params: contract.ArticleId,
      body: contract.ArticleDraft,
      response: { 200: contract.Article },
    },
    bodyLimit: contract.LIMITS.articleBody,
    handler: ({ params, body }) => service.update(params.id, body),
  });

  app.delete('/blog/:id', {
    config: { access: 'admin', changesPages: ['articles'] },
    schema: {
      operationId: 'deleteArticle',
      summary: 'Delete an article',
      description: 'For admins. This cannot be undone.',
      params: contract.ArticleId,
      response: { 200: contract.DoneAnswer },
    },
    handler: async ({ params }) => {
      await service.delete(params.id);
      return { ok: true as const };
    },
  });
};
