import { worksOffline } from '../app/offline/places.ts';

/**
 * The offline page, from which the browser goes on to a path if that works offline. In that case
 * its text is hidden (offline.css), since another page follows at once.
 */
export async function leadTo(path: string, page: Response | undefined): Promise<Response> {
  if (!page) return Response.error(); // the browser has evicted the site's files
  if (!worksOffline(path)) return page;
  const html = await page.text();
  // The headers stay: they list the scripts that this page may run.
  return new Response(html.replace('<html ', '<html data-opening="" '), page);
}
