import { randomInt } from 'node:crypto';
import { type Article, type ArticleDraft, type ArticlePage, LIMITS } from '@swatchwork/contract';
import { slugOf } from '@swatchwork/formats';
import { AppError } from '../../app-error.ts';
import type { ArticleRow, createArticleRepository } from './articles.repository.ts';

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

const DIGITS = 'abcdefghijkmnpqrstuvwxyz23456789'; // without characters that look alike
const SUFFIX_LENGTH = 4;
const LONGEST_BASE = LIMITS.slug - SUFFIX_LENGTH - 1;
/** A random suffix collides with a given article of the same title once in a million. */
const ATTEMPTS = 5;

/**
 * The slug of a title, short enough for a suffix; empty where the title has no letter of a to z and
 * no digit. The slug of a slug is the same slug.
 */
const baseSlug = (title: string) => slugOf(title).slice(0, LONGEST_BASE).replace(/-$/, '');

/**
 * Stores an article under the wanted slug; an empty or taken slug gets a short suffix.
 *
 * @param keep Stores the article under a slug; undefined when the slug is taken. Then it is called
 *   again with another one.
 * @param present The present slug of the article: if it is the wanted one with a suffix, it stays.
 */
async function keepWithFreeSlug<Row>(
  wanted: string,
  keep: (slug: string) => Promise<Row | undefined>,
  present = '',
): Promise<Row> {
  const first = [
    ...(wanted === '' ? [] : [wanted]),
    ...(hasSuffix(present, wanted) ? [present] : []),
  ];
  for (let attempt = 0; attempt < first.length + ATTEMPTS; attempt += 1) {
    const row = await keep(first[attempt] ?? join(wanted, randomSuffix()));
    if (row) return row;
  }
  throw new Error(`No free slug was found for ${wanted}`);
}

const hasSuffix = (slug: string, wanted: string) =>
  slug.length === join(wanted, 'x'.repeat(SUFFIX_LENGTH)).length &&
  slug.startsWith(join(wanted, ''));

const join = (base: string, suffix: string) => (base === '' ? suffix : `${base}-${suffix}`);

const randomSuffix = () =>
  Array.from({ length: SUFFIX_LENGTH }, () => DIGITS[randomInt(DIGITS.length)]).join('');
