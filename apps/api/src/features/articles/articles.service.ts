import type { Article, ArticleDraft, ArticlePage } from '@swatchwork/contract';

import { AppError } from '../../app-error.ts';
import { violatedUniqueIndex } from '../../db/errors.ts';
import type { ArticleRow, createArticleRepository } from './articles.repository.ts';
import { isSlugOf, keepWithFreeSlug } from './free-slug.ts';

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService(repository: ReturnType<typeof createArticleRepository>) {
  return {
    /** Newest first; drafts are for admins. */
    async list(which: { drafts: boolean }): Promise<Article[]> {
      return (await repository.findAll(which)).map(toArticle);
    },

    /** A published article. Throws `not_found` for a draft as well. */
    async read(slugOrId: string): Promise<ArticlePage> {
      const row = await repository.findPublished(slugOrId);
      if (!row) throw notFound();
      return { ...toArticle(row), ...(await repository.findNeighbours(row)) };
    },

    /** @param accountId Who wrote it, for audit: readers see 'admin'. */
    async create(draft: ArticleDraft, accountId: string): Promise<Article> {
      const article = { ...toColumns(draft), createdBy: accountId };
      const row = await keepWithFreeSlug(draft.title, (slug) =>
        repository.insert({ ...article, slug }),
      );
      return toArticle(row);
    },

    /** A published article keeps its address; that of a draft follows the title. */
    async update(id: string, draft: ArticleDraft): Promise<Article> {
      const before = await repository.findById(id);
      if (!before) throw notFound();
      const changes = toColumns(draft);
      const row =
        before.isPublished || isSlugOf(before.slug, draft.title)
          ? await repository.update(id, changes)
          : await keepWithFreeSlug(draft.title, (slug) => updateUnlessTaken(id, changes, slug));
      if (!row) throw notFound();
      return toArticle(row);
    },

    async delete(id: string): Promise<void> {
      if (!(await repository.delete(id))) throw notFound();
    },
  };

  async function updateUnlessTaken(id: string, changes: Columns, slug: string) {
    try {
      const row = await repository.update(id, { ...changes, slug });
      if (!row) throw notFound();
      return row;
    } catch (error) {
      if (violatedUniqueIndex(error) === 'articles_slug_unique') return undefined;
      throw error;
    }
  }
}

type Columns = ReturnType<typeof toColumns>;

/** A missing excerpt and a missing `isPublished` leave what is there, or the default. */
const toColumns = ({ title, excerpt, content, isPublished }: ArticleDraft) => ({
  title,
  content,
  ...(excerpt !== undefined && { excerpt: excerpt || null }),
  ...(isPublished !== undefined && { isPublished }),
});

const toArticle = (row: ArticleRow): Article => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

const notFound = () => new AppError('not_found', 'There is no such article');
