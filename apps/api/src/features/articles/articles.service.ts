import type { Article, ArticleDraft, ArticlePage } from '@swatchwork/contract';

import { AppError } from '../../app-error.ts';
import type { ArticleRow, createArticleRepository } from './articles.repository.ts';
import { baseSlug, keepWithFreeSlug } from './free-slug.ts';

export type ArticleService = ReturnType<typeof createArticleService>;

export function createArticleService(repository: ReturnType<typeof createArticleRepository>) {
  return {
    /** Newest first; drafts are for admins. */
    async list(which: { drafts: boolean }): Promise<Article[]> {
      return (await repository.findAll(which)).map(toArticle);
    },

    /** A published article, also by a former address. Throws `not_found` for a draft as well. */
    async read(name: string): Promise<ArticlePage> {
      const row = await repository.findPublished(name);
      if (!row) throw notFound();
      return { ...toArticle(row), ...(await repository.findNeighbors(row)) };
    },

    /** @param accountId The author's account, for audit: readers see 'admin'. */
    async create(draft: ArticleDraft, accountId: string): Promise<Article> {
      const article = { ...toColumns(draft), createdBy: accountId };
      const row = await keepWithFreeSlug(sentSlug(draft) ?? baseSlug(draft.title), (slug) =>
        repository.insert({ ...article, slug }),
      );
      return toArticle(row);
    },

    /**
     * A slug in the draft is used. Without one, the address of a published article stays, and that
     * of a draft follows the title.
     */
    async update(id: string, draft: ArticleDraft): Promise<Article> {
      const before = await repository.findById(id);
      if (!before) throw notFound();
      const changes = toColumns(draft);
      const kept = before.wasPublished ? before.slug : baseSlug(draft.title);
      const row = await keepWithFreeSlug(
        sentSlug(draft) ?? kept,
        async (slug) => {
          const changed = await repository.update(id, { ...changes, slug });
          if (!changed) throw notFound();
          return changed === 'taken' ? undefined : changed;
        },
        before.slug,
      );
      return toArticle(row);
    },

    async delete(id: string): Promise<void> {
      if (!(await repository.delete(id))) throw notFound();
    },
  };
}

/** Undefined where the draft has no slug, or one that breaks the rule. */
const sentSlug = ({ slug }: ArticleDraft): string | undefined =>
  slug && slug === baseSlug(slug) ? slug : undefined;

/** A missing excerpt or `isPublished` leaves the present value, or the default. */
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

const notFound = () => new AppError('not_found', 'This article does not exist');
