import type { ColorOfTheDay } from '../../api/types.ts';
import { writeRss } from '../../feeds/write-rss.ts';
import { DAY_FEED } from './day-feed.ts';
import { dayPath } from './day-path.ts';

/**
 * The colors of the days as an RSS feed.
 *
 * @param publicUrl The address of the site, without a closing slash.
 */
export const writeDayRss = (publicUrl: string, colors: readonly ColorOfTheDay[]): string =>
  writeRss(
    publicUrl,
    DAY_FEED,
    colors.map(({ date, name, hexCode, description, meaning, usageTips }) => ({
      title: `${name}, ${hexCode}`,
      page: dayPath(date),
      date,
      description: [description, meaning, usageTips].filter((text) => text !== null).join(' '),
    })),
  );
