import type { Database } from '../database.ts';
import { SAMPLE_ARTICLES } from '../sample/articles/sample-articles.ts';
import { articles } from '../schema/articles.ts';
import { uuidV7 } from '../uuid-v7.ts';

/** Fills an empty table with the house's own tutorials. */
export async function seedArticles(db: Database): Promise<void> {
  if ((await db.$count(articles)) > 0) return;

  await db.insert(articles).values(
    SAMPLE_ARTICLES.map(({ publishedAt, ...article }) => {
      const createdAt = new Date(`${publishedAt}T09:00:00Z`);
      return {
        ...article,
        isPublished: true,
        createdAt,
        updatedAt: createdAt,
        id: uuidV7(createdAt),
      };
    }),
  );
}
