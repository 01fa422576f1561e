import { apiContext } from '../../api/api-context.ts';
import { rssResponse } from '../../feeds/write-rss.ts';
import { siteContext } from '../../meta/site-context.ts';
import type { Route } from './+types/rss-route.ts';
import { writeDayRss } from './rss.ts';

/** The feed of the last month. If the API fails, the feed fails too: feed readers try again. */
export async function loader({ context }: Route.LoaderArgs) {
  const colors = await context.get(apiContext).colorOfTheDay.archive();
  return rssResponse(writeDayRss(context.get(siteContext).publicUrl, colors));
}
