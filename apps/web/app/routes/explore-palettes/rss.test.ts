import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';

import type { PaletteEntry } from '../../api/types.ts';
import { PALETTE_FEEDS } from './palette-feeds.ts';
import { writePaletteRss } from './rss.ts';

const SITE = 'https://swatchwork.example';

const HARBOR: PaletteEntry = {
  id: '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11',
  slug: 'harbor-e0z0ojm30vu1',
  name: '<script>alert(1)</script> & ]]>',
  description: '<img src=x onerror=alert(1)>\u0000',
  colors: ['#112233', { hex: '#AABBCC', name: 'Mist' }],
  likes: 0,
  startingLikes: 0,
  views: 0,
  copies: 0,
  tags: [],
  isPublic: true,
  createdAt: '2026-03-09T09:00:00.000Z',
  userId: null,
  source: 'user',
};

test.each(Object.values(PALETTE_FEEDS))('another program reads the feed $title', (feed) => {
  const xml = writePaletteRss(SITE, feed, [HARBOR, { ...HARBOR, description: null }]);
  expect(XMLValidator.validate(xml)).toBe(true);
  const read = parseRssFeed(xml);
  expect(read).toMatchObject({
    title: `${feed.title} – Swatchwork`,
    link: SITE + feed.page,
    atom: { links: [{ href: SITE + feed.path, rel: 'self' }] },
  });
  const picture = `<p><img src="${SITE}/pictures/palette/112233-AABBCC.png?name=%3Cscript%3Ealert%281%29%3C%2Fscript%3E+%26+%5D%5D%3E" width="1200" height="630" alt=""></p>`;
  expect(read.items).toEqual([
    {
      title: '<script>alert(1)</script> & ]]>',
      link: `${SITE}/palettes/harbor-e0z0ojm30vu1`,
      guid: { value: `${SITE}/palettes/harbor-e0z0ojm30vu1` },
      pubDate: 'Mon, 09 Mar 2026 09:00:00 GMT',
      description: `<p>&lt;img src=x onerror=alert(1)&gt;</p><p>#112233, #AABBCC</p>${picture}`,
    },
    expect.objectContaining({ description: `<p>#112233, #AABBCC</p>${picture}` }),
  ]);
});
