import { OPEN_PAGES } from '../apps/web/app/pages.ts';

/** Every kind of page that is open to all visitors, by one of its addresses. */
export async function openRoutes(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const article = sitemap.match(
    /<loc>https?:\/\/[^/]+(\/(?:blog|learn-colors)\/[^<]+)<\/loc>/,
  )?.[1];
  return [...OPEN_PAGES, '/color/3b82f6', ...(article ? [article] : [])];
}
