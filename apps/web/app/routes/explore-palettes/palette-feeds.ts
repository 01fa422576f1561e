import type { Feed } from '../../feeds/write-rss.ts';

/** The feeds of public palettes, by the path of their route behind `/explore-palettes/`. */
export const PALETTE_FEEDS = {
  new: {
    title: 'New palettes',
    description: 'The newest public palettes, each with its colors.',
    page: '/explore-palettes?tab=all&sort=newest',
    path: '/explore-palettes/new/rss.xml',
  },
  trending: {
    title: 'Trending palettes',
    description: 'The newest of the palettes that have more than 20 likes.',
    page: '/explore-palettes?sort=newest',
    path: '/explore-palettes/trending/rss.xml',
  },
} satisfies Record<string, Feed>;
