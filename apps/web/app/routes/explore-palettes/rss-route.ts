import type { LoaderFunctionArgs } from 'react-router';

import { apiContext } from '../../api/api-context.ts';
import { rssResponse } from '../../feeds/write-rss.ts';
import { siteContext } from '../../meta/site-context.ts';
import { PALETTE_FEEDS } from './palette-feeds.ts';
import { writePaletteRss } from './rss.ts';

/** Number of palettes in a feed; feed readers keep the older ones. */
const LENGTH = 30;

/** The feed of the address. If the API fails, the feed fails too: feed readers try again. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const isTrending = new URL(request.url).pathname === PALETTE_FEEDS.trending.path;
  const { palettes } = await context.get(apiContext).palettes.list({
    isPublic: true,
    sort: 'newest',
    limit: LENGTH,
    ...(isTrending && { tab: 'trending' }),
  });
  const feed = isTrending ? PALETTE_FEEDS.trending : PALETTE_FEEDS.new;
  return rssResponse(writePaletteRss(context.get(siteContext).publicUrl, feed, palettes));
}
