import type { Feed } from '../../feeds/write-rss.ts';
import { dayPath } from './day-path.ts';

export const DAY_FEED: Feed = {
  title: 'Color of the Day',
  description: 'One color each day, with its name, its meaning and how to use it.',
  page: dayPath(),
  path: '/color-of-the-day/rss.xml',
};
