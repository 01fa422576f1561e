import type { ArticleCardData } from '../../articles/load-articles.ts';

const COUNT = 3;

/** The featured articles of the blog, by the last part of their addresses. */
const FEATURED = ['colour-is-relative', 'what-contrast-ratios-measure', 'a-scale-from-one-colour'];

/** The three featured articles; the newest replace those that are gone. */
export function featuredArticles(articles: readonly ArticleCardData[]): readonly ArticleCardData[] {
  const chosen = FEATURED.flatMap(
    (slug) => articles.find((article) => article.slug === slug) ?? [],
  );
  const others = articles.filter((article) => !chosen.includes(article));
  return [...chosen, ...others].slice(0, COUNT);
}
