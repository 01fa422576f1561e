import { apiContext } from '../api/api-context.ts';
import { siteContext } from '../meta/site-context.ts';
import { OPEN_PAGES } from '../pages.ts';
import type { Route } from './+types/sitemap.ts';

/** The protocol allows no more in a file. */
const MOST_ADDRESSES = 50_000;

/**
 * The open pages, and the articles with the time of their last change; without the articles if they
 * cannot be loaded. Slugs contain no characters that XML has to escape. The API serves the sitemaps
 * of everything else, and `/sitemap-index.xml`, which names this one as well.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const articles = await context
    .get(apiContext)
    .blog.list()
    .catch(() => []);
  const urls = [
    ...OPEN_PAGES.map((path) => `<loc>${publicUrl}${path}</loc>`),
    ...articles.map(
      ({ slug, updatedAt }) =>
        `<loc>${publicUrl}/blog/${slug}</loc><lastmod>${updatedAt}</lastmod>`,
    ),
  ].slice(0, MOST_ADDRESSES);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url>${url}</url>`).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
