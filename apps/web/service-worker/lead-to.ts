import { worksOffline } from '../app/offline/places.ts';

/**
 * The offline page, from which the browser goes on to a path if that works offline. Then its text is
 * hidden (offline.css), since another page will show in a moment.
 */
export async function leadTo(path: string, page: Response | undefined): Promise<Response> {
  if (!page) return Response.error(); // the browser has thrown the site's files away
  if (!worksOffline(path)) return page;
  const html = await page.text();
  // The headers stay: they name the scripts that this page may run.
  return new Response(html.replace('<html ', '<html data-opening="" '), page);
}
