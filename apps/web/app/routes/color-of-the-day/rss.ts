import { xmlText } from '@swatchwork/formats';

import type { ColorOfTheDay } from '../../api/types.ts';
import { dayPath } from './day-path.ts';

/**
 * The colors of the days as an RSS feed.
 *
 * @param publicUrl The address of the site, without a closing slash.
 * @see https://www.rssboard.org/rss-specification
 */
export function writeRss(publicUrl: string, colors: readonly ColorOfTheDay[]): string {
  const site = xmlText(publicUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Color of the Day – Swatchwork</title>
    <link>${site}${dayPath()}</link>
    <atom:link href="${site}${RSS_PATH}" rel="self" type="application/rss+xml"/>
    <description>One color each day, with its name, its meaning and how to use it.</description>
    <language>en</language>
${colors.map((color) => writeItem(site, color)).join('\n')}
  </channel>
</rss>
`;
}

export const RSS_PATH = '/color-of-the-day/rss.xml';

function writeItem(site: string, color: ColorOfTheDay): string {
  const { date, name, hexCode, description, meaning, usageTips } = color;
  const link = `${site}${dayPath(date)}`;
  const texts = [description, meaning, usageTips].filter((text) => text !== null);
  return `    <item>
      <title>${xmlText(`${name}, ${hexCode}`)}</title>
      <link>${link}</link>
      <guid>${link}</guid>
      <pubDate>${new Date(date).toUTCString()}</pubDate>
      <description>${xmlText(texts.join(' '))}</description>
    </item>`;
}
