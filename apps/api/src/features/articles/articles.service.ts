import type { Article } from '@swatchwork/contract';

import type { ArticleRow, createArticleRepository } from './articles.repository.ts';

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService(repository: ReturnType<typeof createArticleRepository>) {
  return {
    /** What everybody may read: published articles, newest first. */
    async list(): Promise<Article[]> {
      return (await repository.findPublished()).map(toArticle);
    },
  };
}

const toArticle = (row: ArticleRow): Article => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
