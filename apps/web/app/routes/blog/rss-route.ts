import { apiContext } from '../../api/api-context.ts';
import { rssResponse } from '../../feeds/write-rss.ts';
import { siteContext } from '../../meta/site-context.ts';
import type { Route } from './+types/rss-route.ts';
import { writeBlogRss } from './rss.ts';

/** If the API fails, the feed fails too: feed readers try again. */
export async function loader({ context }: Route.LoaderArgs) {
  const articles = await context.get(apiContext).blog.list();
  return rssResponse(writeBlogRss(context.get(siteContext).publicUrl, articles));
}
