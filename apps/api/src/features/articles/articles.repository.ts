import { and, asc, desc, eq, getTableColumns, gt, lt, or, type SQL } from 'drizzle-orm';
import { z } from 'zod';

import type { Database, Transaction } from '../../db/client.ts';
import { articles } from '../../db/schema/articles.ts';

export type ArticleRow = Omit<typeof articles.$inferSelect, 'createdBy'>;
export type NewArticle = typeof articles.$inferInsert;

/** What of an article may be changed; the audit column stays. */
export type ArticleChanges = Partial<
  Pick<ArticleRow, 'title' | 'excerpt' | 'content' | 'isPublished' | 'slug'>
>;

const { createdBy: _audit, ...COLUMNS } = getTableColumns(articles);
const LINK = { slug: articles.slug, title: articles.title };
const IS_PUBLISHED = eq(articles.isPublished, true);

/** Every query of articles, over one handle. */
export function createArticleRepository(db: Database | Transaction) {
  const findNeighbour = async (where: SQL | undefined, ...order: SQL[]) => {
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

    async findPublished(slugOrId: string): Promise<ArticleRow | undefined> {
      const isId = z.uuid().safeParse(slugOrId).success;
      const [row] = await db
        .select(COLUMNS)
        .from(articles)
        .where(
          and(
            IS_PUBLISHED,
            or(eq(articles.slug, slugOrId), isId ? eq(articles.id, slugOrId) : undefined),
          ),
        );
      return row;
    },

    /** The published articles just before and just after another. */
    async findNeighbours({ createdAt, id }: Pick<ArticleRow, 'createdAt' | 'id'>) {
      const at = eq(articles.createdAt, createdAt);
      const [previous, next] = await Promise.all([
        findNeighbour(
          or(lt(articles.createdAt, createdAt), and(at, lt(articles.id, id))),
          desc(articles.createdAt),
          desc(articles.id),
        ),
        findNeighbour(
          or(gt(articles.createdAt, createdAt), and(at, gt(articles.id, id))),
          asc(articles.createdAt),
          asc(articles.id),
        ),
      ]);
      return { previous, next };
    },

    /** Undefined when the slug is taken; the unique index decides, not a read before it. */
    async insert(article: NewArticle): Promise<ArticleRow | undefined> {
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

    /** Undefined when there is no such article. Throws the index's error when the slug is taken. */
    async update(id: string, changes: ArticleChanges): Promise<ArticleRow | undefined> {
      const [row] = await db
        .update(articles)
        .set({ ...changes, updatedAt: new Date() })
        .where(eq(articles.id, id))
        .returning(COLUMNS);
      return row;
    },

    /** Whether there was one. */
    async delete(id: string): Promise<boolean> {
      const rows = await db
        .delete(articles)
        .where(eq(articles.id, id))
        .returning({ id: articles.id });
      return rows.length > 0;
    },
  };
}
