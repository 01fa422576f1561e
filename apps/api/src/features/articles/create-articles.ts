import type { FastifyPluginAsync } from 'fastify';

import type { Database } from '../../db/database.ts';
import { createArticleRepository } from './articles.repository.ts';
import { articleRoutes } from './articles.routes.ts';
import { createArticleService } from './articles.service.ts';

/** Puts the parts of articles together. */
export function createArticles(db: Database) {
  const service = createArticleService(createArticleRepository(db));
  const routes: FastifyPluginAsync = async (app) => {
    app.register(articleRoutes, { service });
  };
  return { routes, read: service.read };
}
