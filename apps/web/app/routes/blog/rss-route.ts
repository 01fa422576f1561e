import { apiContext } from '../../api/api-context.ts';
import { siteContext } from '../../meta/site-context.ts';
import type { Route } from './+types/rss-route.ts';
import { writeRss } from './rss.ts';

/** If the API fails, the feed fails too: feed readers try again. */
export async function loader({ context }: Route.LoaderArgs) {
  const articles = await context.get(apiContext).blog.list();
  return new Response(writeRss(context.get(siteContext).publicUrl, articles), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
