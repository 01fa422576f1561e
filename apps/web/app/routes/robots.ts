import { siteContext } from '../meta/site-context.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\nSitemap: ${publicUrl}/sitemap-index.xml\n`;
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
