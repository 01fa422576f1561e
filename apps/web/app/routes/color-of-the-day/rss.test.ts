import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';

import { writeDayRss } from './rss.ts';

const CAMEL = {
  date: '2026-11-01',
  hexCode: '#C19A6B',
  name: 'Camel & <Co>',
  description: 'Undyed hair.',
  meaning: null,
  usageTips: 'A neutral\u0000 as useful as gray.',
} as const;

test('another program reads the feed', () => {
  const xml = writeDayRss('https://swatchwork.example', [CAMEL, { ...CAMEL, date: '2026-10-31' }]);
  expect(XMLValidator.validate(xml)).toBe(true);
  const feed = parseRssFeed(xml);
  expect(feed).toMatchObject({
    title: 'Color of the Day – Swatchwork',
    link: 'https://swatchwork.example/color-of-the-day',
    atom: { links: [{ href: 'https://swatchwork.example/color-of-the-day/rss.xml', rel: 'self' }] },
  });
  expect(feed.items).toHaveLength(2);
  expect(feed.items?.[0]).toEqual({
    title: 'Camel & <Co>, #C19A6B',
    link: 'https://swatchwork.example/color-of-the-day?date=2026-11-01',
    guid: { value: 'https://swatchwork.example/color-of-the-day?date=2026-11-01' },
    pubDate: 'Sun, 01 Nov 2026 00:00:00 GMT',
    description: 'Undyed hair. A neutral as useful as gray.',
  });
});
