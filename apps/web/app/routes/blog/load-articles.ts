import type { Client } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';

import { coverColors } from './cover-colors.ts';
import type { ArticleSummary } from './search-articles.ts';

/** What a card shows of an article. */
export type ArticleCardData = ArticleSummary & { cover: readonly Hex[] };

/**
 * The published articles for the lists of the blog, without their texts.
 *
 * @throws {Error} 'Failed to fetch articles', with what went wrong as its cause.
 */
export async function loadArticles(client: Client): Promise<readonly ArticleCardData[]> {
  try {
    const articles = await client.blog.list();
    return articles.map(({ slug, title, excerpt, createdAt, content }) => ({
      slug,
      title,
      excerpt,
      createdAt,
      cover: coverColors(content),
    }));
  } catch (cause) {
    throw new Error('Failed to fetch articles', { cause });
  }
}
