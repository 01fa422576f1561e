import type { Client } from '@swatchwork/client';
import type { Hex } from '@swatchwork/color';
import { coverColors } from './cover-colors.ts';
import type { ArticleSummary } from './search-articles.ts';

/** What a card shows of an article. */
export type ArticleCardData = ArticleSummary & { cover: readonly Hex[] };

/**
 * The published articles for lists, without their texts.
 *
 * @param report Receives the error, for the log.
 * @returns Undefined if loading failed: the page then says so.
 */
export async function loadArticles(
  client: Client,
  report: (error: Error) => void,
): Promise<readonly ArticleCardData[] | undefined> {
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
    report(fetchFailure(cause));
    return undefined;
  }
}

/** The message for the server's log and the browser's console when articles cannot be loaded. */
export const fetchFailure = (cause: unknown): Error =>
  new Error('Failed to fetch articles', { cause });
