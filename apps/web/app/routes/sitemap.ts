import { OPEN_PAGES } from '../meta/open-pages.ts';
import { siteContext } from '../meta/site-context.ts';
import type { Route } from './+types/sitemap.ts';

/** @see https://www.sitemaps.org/protocol.html */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const urls = OPEN_PAGES.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
