/** The build that this worker belongs to, as the pages name it; scripts/lib/service-worker.ts. */
export const BUILD: string = import.meta.env.BUILD;

/** Where the page is that stands for all pages while the server is out of reach. */
export const OFFLINE_PAGE = '/offline';

/** All routes of the site, as the router reads them. */
export const SITE_MAP = '/site-map.json';

/** Whether an answer may be kept. Files have their build in their names; the page names its own. */
export async function isOfBuild(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const isPage = new URL(response.url).pathname === OFFLINE_PAGE;
  return !isPage || (await response.clone().text()).includes(`manifest-${BUILD}.js`);
}
