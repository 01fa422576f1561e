import { xmlText } from '@swatchwork/formats';

import type { ArticleSummary } from '../../articles/search-articles.ts';

export const RSS_PATH = '/blog/rss.xml';

/** Number of articles in the feed; feed readers keep the older ones. */
const LENGTH = 20;

/**
 * The newest articles as an RSS feed.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @param articles Newest first.
 * @see https://www.rssboard.org/rss-specification
 */
export function writeRss(publicUrl: string, articles: readonly ArticleSummary[]): string {
  const site = xmlText(publicUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Blog – Swatchwork</title>
    <link>${site}/blog</link>
    <atom:link href="${site}${RSS_PATH}" rel="self" type="application/rss+xml"/>
    <description>Articles about color: theory, accessibility and work with palettes.</description>
    <language>en</language>
${articles
  .slice(0, LENGTH)
  .map((article) => writeItem(site, article))
  .join('\n')}
  </channel>
</rss>
`;
}

function writeItem(site: string, { slug, title, excerpt, createdAt }: ArticleSummary): string {
  const link = `${site}/blog/${slug}`;
  return `    <item>
      <title>${xmlText(title)}</title>
      <link>${link}</link>
      <guid>${link}</guid>
      <pubDate>${new Date(createdAt).toUTCString()}</pubDate>
      <description>${xmlText(excerpt ?? title)}</description>
    </item>`;
}
