import type { ArticleSummary } from '../../articles/search-articles.ts';
import { writeRss } from '../../feeds/write-rss.ts';
import { BLOG_FEED } from './blog-feed.ts';

/** Number of articles in the feed; feed readers keep the older ones. */
const LENGTH = 20;

/**
 * The newest articles as an RSS feed.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @param articles Newest first.
 */
export const writeBlogRss = (publicUrl: string, articles: readonly ArticleSummary[]): string =>
  writeRss(
    publicUrl,
    BLOG_FEED,
    articles.slice(0, LENGTH).map(({ slug, title, excerpt, createdAt }) => ({
      title,
      page: `/blog/${slug}`,
      date: createdAt,
      description: excerpt ?? title,
    })),
  );
