import type { Article } from '../api/types.ts';

/** What lists show of an article. */
export type ArticleSummary = Pick<Article, 'slug' | 'title' | 'excerpt' | 'createdAt'>;

/** Articles with the text in their title or excerpt, in any case; all of them for an empty one. */
export function searchArticles<Summary extends ArticleSummary>(
  articles: readonly Summary[],
  text: string,
): readonly Summary[] {
  const wanted = text.trim().toLowerCase();
  return articles.filter(({ title, excerpt }) =>
    [title, excerpt ?? ''].some((field) => field.toLowerCase().includes(wanted)),
  );
}
