import { usePublicUrl } from '../meta/use-public-url.ts';
import type { Feed } from './write-rss.ts';

/** By which feed readers find a feed of a page; React moves it into the head. */
export function RssLink({ title, path }: Pick<Feed, 'title' | 'path'>) {
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={`${title} – Swatchwork`}
      href={usePublicUrl() + path}
    />
  );
}
