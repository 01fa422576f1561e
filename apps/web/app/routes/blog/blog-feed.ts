import type { Feed } from '../../feeds/write-rss.ts';

export const BLOG_FEED: Feed = {
  title: 'Blog',
  description: 'Articles about color: theory, accessibility and work with palettes.',
  page: '/blog',
  path: '/blog/rss.xml',
};
