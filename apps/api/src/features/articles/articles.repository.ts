import { desc, eq } from 'drizzle-orm';

import type { Database, Transaction } from '../../db/client.ts';
import { articles } from '../../db/schema/articles.ts';

export type ArticleRow = Omit<typeof articles.$inferSelect, 'createdBy'>;

export function createArticleRepository(db: Database | Transaction) {
  return {
    /** Newest first. */
    findPublished(): Promise<ArticleRow[]> {
      return db
        .select({
          id: articles.id,
          slug: articles.slug,
          title: articles.title,
          excerpt: articles.excerpt,
          content: articles.content,
          isPublished: articles.isPublished,
          authorId: articles.authorId,
          createdAt: articles.createdAt,
          updatedAt: articles.updatedAt,
        })
        .from(articles)
        .where(eq(articles.isPublished, true))
        .orderBy(desc(articles.createdAt), desc(articles.id));
    },
  };
}
