import { xmlText } from '@swatchwork/formats';

/** A feed without its items. */
export interface Feed {
  title: string;
  /** One sentence. */
  description: string;
  /** The page that the feed is of, as a path. */
  page: string;
  /** The address of the feed itself, as a path. */
  path: string;
}

/** An item of a feed. */
export interface FeedItem {
  title: string;
  /** Path and query of its page, which also identify it. */
  page: string;
  /** When it was published: a date, or a time in ISO 8601. */
  date: string;
  /** A text, or HTML. */
  description: string;
}

/**
 * An RSS feed. Texts may hold any characters; what XML cannot hold is left out.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @param items Newest first.
 * @see https://www.rssboard.org/rss-specification
 */
export function writeRss(publicUrl: string, feed: Feed, items: readonly FeedItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${xmlText(`${feed.title} – Swatchwork`)}</title>
    <link>${xmlText(publicUrl + feed.page)}</link>
    <atom:link href="${xmlText(publicUrl + feed.path)}" rel="self" type="application/rss+xml"/>
    <description>${xmlText(feed.description)}</description>
    <language>en</language>
${items.map((item) => writeItem(publicUrl, item)).join('\n')}
  </channel>
</rss>
`;
}

function writeItem(publicUrl: string, { title, page, date, description }: FeedItem): string {
  const link = xmlText(publicUrl + page);
  return `    <item>
      <title>${xmlText(title)}</title>
      <link>${link}</link>
      <guid>${link}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <description>${xmlText(description)}</description>
    </item>`;
}

/** The answer with a feed. */
export const rssResponse = (xml: string) =>
  new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
