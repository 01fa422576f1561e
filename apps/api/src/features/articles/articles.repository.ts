import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';

import type { Database, Transaction } from '../../db/database.ts';
import { violatedUniqueIndex } from '../../db/errors.ts';
import { articleAddresses, articles } from '../../db/schema/articles.ts';

export type ArticleRow = Omit<typeof articles.$inferSelect, 'createdBy'> & {
  wasPublished: boolean;
};
export type NewArticle = typeof articles.$inferInsert;

/** The fields of an article that may change; the audit column may not. */
export type ArticleChanges = Partial<
  Pick<ArticleRow, 'title' | 'excerpt' | 'content' | 'isPublished' | 'slug'>
>;

const { createdBy: _audit, ...OWN_COLUMNS } = getTableColumns(articles);
const COLUMNS = {
  ...OWN_COLUMNS,
  wasPublished: sql<boolean>`${articles.isPublished} or exists (
    select from ${articleAddresses} a where a.article_id = ${articles.id})`,
};
const LINK = { slug: articles.slug, title: articles.title };
const IS_PUBLISHED = eq(articles.isPublished, true);

/** Queries of articles, over one handle. */
export function createArticleRepository(db: Database | Transaction) {
  const findNeighbor = async (where: SQL | undefined, ...order: SQL[]) => {
    const [row] = await db
      .select(LINK)
      .from(articles)
      .where(and(IS_PUBLISHED, where))
      .orderBy(...order)
      .limit(1);
    return row ?? null;
  };

  return {
    /** Newest first. */
    findAll({ drafts }: { drafts: boolean }): Promise<ArticleRow[]> {
      return db
        .select(COLUMNS)
        .from(articles)
        .where(drafts ? undefined : IS_PUBLISHED)
        .orderBy(desc(articles.createdAt), desc(articles.id));
    },

    /**
     * Finds an article by its slug, by a slug under which it was published earlier, or by its id.
     */
    async findPublished(name: string): Promise<ArticleRow | undefined> {
      const isId = z.uuid().safeParse(name).success;
      const earlier = db
        .select({ id: articleAddresses.articleId })
        .from(articleAddresses)
        .where(eq(articleAddresses.slug, name));
      const [row] = await db
        .select(COLUMNS)
        .from(articles)
        .where(
          and(
            IS_PUBLISHED,
            or(
              eq(articles.slug, name),
              inArray(articles.id, earlier),
              isId ? eq(articles.id, name) : undefined,
            ),
          ),
        );
      return row;
    },

    /** The published articles just before and just after another. */
    async findNeighbors({ createdAt, id }: Pick<ArticleRow, 'createdAt' | 'id'>) {
      const at = eq(articles.createdAt, createdAt);
      const [previous, next] = await Promise.all([
        findNeighbor(
          or(lt(articles.createdAt, createdAt), and(at, lt(articles.id, id))),
          desc(articles.createdAt),
          desc(articles.id),
        ),
        findNeighbor(
          or(gt(articles.createdAt, createdAt), and(at, gt(articles.id, id))),
          asc(articles.createdAt),
          asc(articles.id),
        ),
      ]);
      return { previous, next };
    },

    /** Undefined when the slug is taken; a slug of an earlier publication counts as taken. */
    async insert(article: NewArticle): Promise<ArticleRow | undefined> {
      if ((await db.$count(articleAddresses, eq(articleAddresses.slug, article.slug))) > 0) {
        return undefined;
      }
      const [row] = await db
        .insert(articles)
        .values(article)
        .onConflictDoNothing()
        .returning(COLUMNS);
      return row;
    },

    async findById(id: string): Promise<ArticleRow | undefined> {
      const [row] = await db.select(COLUMNS).from(articles).where(eq(articles.id, id));
      return row;
    },

    /**
     * Changes an article, and stores the address that it has had so far if it is published. Answers
     * undefined when there is no such article, and `taken` when another article has the slug, or
     * had it while published.
     */
    async update(id: string, changes: ArticleChanges): Promise<ArticleRow | 'taken' | undefined> {
      const { slug } = changes;
      try {
        return await db.transaction(async (tx) => {
          if (
            slug !== undefined &&
            (await tx.$count(
              articleAddresses,
              and(eq(articleAddresses.slug, slug), ne(articleAddresses.articleId, id)),
            )) > 0
          )
            return 'taken';
          await tx
            .insert(articleAddresses)
            .select(
              tx
                .select({ slug: articles.slug, articleId: articles.id })
                .from(articles)
                .where(and(eq(articles.id, id), IS_PUBLISHED)),
            )
            .onConflictDoNothing();
          const [row] = await tx
            .update(articles)
            .set({ ...changes, updatedAt: new Date() })
            .where(eq(articles.id, id))
            .returning(COLUMNS);
          return row;
        });
      } catch (error) {
        if (violatedUniqueIndex(error) === 'articles_slug_unique') return 'taken';
        throw error;
      }
    },

    /** Answers whether there was such an article. */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(articles)
        .where(eq(articles.id, id))
        .returning({ id: articles.id });
      return rows.length > 0;
    },
  };
}
