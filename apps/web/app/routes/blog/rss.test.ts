import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';

import { writeBlogRss } from './rss.ts';

const article = (slug: string, title: string, excerpt: string | null) => ({
  slug,
  title,
  excerpt,
  createdAt: '2026-03-09T09:00:00.000Z',
});

test('another program reads the feed of the blog', () => {
  const xml = writeBlogRss('https://swatchwork.example', [
    article('red', '<script>alert(1)</script> & ]]> "red"', 'It\u0000 is near.'),
    article('blue', 'Blue', null),
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = parseRssFeed(xml);
  expect(feed).toMatchObject({
    title: 'Blog – Swatchwork',
    link: 'https://swatchwork.example/blog',
    atom: { links: [{ href: 'https://swatchwork.example/blog/rss.xml', rel: 'self' }] },
  });
  expect(feed.items).toEqual([
    {
      title: '<script>alert(1)</script> & ]]> "red"',
      link: 'https://swatchwork.example/blog/red',
      guid: { value: 'https://swatchwork.example/blog/red' },
      pubDate: 'Mon, 09 Mar 2026 09:00:00 GMT',
      description: 'It is near.',
    },
    {
      title: 'Blue',
      link: 'https://swatchwork.example/blog/blue',
      guid: { value: 'https://swatchwork.example/blog/blue' },
      pubDate: 'Mon, 09 Mar 2026 09:00:00 GMT',
      description: 'Blue',
    },
  ]);
});

test('it holds the twenty newest', () => {
  const all = Array.from({ length: 30 }, (_, i) => article(`a-${i}`, `${i}`, null));
  expect(parseRssFeed(writeBlogRss('https://x.example', all)).items).toHaveLength(20);
});
