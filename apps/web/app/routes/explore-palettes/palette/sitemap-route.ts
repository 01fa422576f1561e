import type { Client } from '@swatchwork/client';

import { apiContext } from '../../../api/api-context.ts';
import { siteContext } from '../../../meta/site-context.ts';
import { palettePath } from '../../../palettes/palette-path.ts';
import type { Route } from './+types/sitemap-route.ts';

const LISTED = 500; // of each order
const PAGE = 100;

/**
 * The most liked and the newest public palettes. There may be millions, and a sitemap may hold
 * 50,000; the others are found from these by their tags and similar ones.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const client = context.get(apiContext);
  const lists = await Promise.all([list(client, 'likes'), list(client, 'newest')]);
  const urls = new Set(lists.flat());
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Array.from(urls, (path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function list(client: Client, sort: 'likes' | 'newest'): Promise<string[]> {
  const paths: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.palettes.list({
      isPublic: true,
      sort,
      limit: PAGE,
      ...(cursor && { cursor }),
    });
    paths.push(...page.palettes.map(palettePath));
    cursor = page.next;
  } while (cursor && paths.length < LISTED);
  return paths;
}
