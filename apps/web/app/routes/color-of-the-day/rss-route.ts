import { apiContext } from '../../api/api-context.ts';
import { siteContext } from '../../meta/site-context.ts';
import type { Route } from './+types/rss-route.ts';
import { writeRss } from './rss.ts';

/** The feed of the last month. If the API fails, the feed fails too: feed readers try again. */
export async function loader({ context }: Route.LoaderArgs) {
  const colors = await context.get(apiContext).colorOfTheDay.archive();
  return new Response(writeRss(context.get(siteContext).publicUrl, colors), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
}
