/** The build of this worker, by the name that pages use; see scripts/lib/service-worker.ts. */
export const BUILD: string = import.meta.env.BUILD;

/** Address of the page that stands in for all pages while the server is unreachable. */
export const OFFLINE_PAGE = '/offline';

/** All routes of the site, in the format of the router's manifest. */
export const SITE_MAP = '/site-map.json';

/**
 * Whether an answer may be cached. Files have their build in their names; the page names its own.
 */
export async function isOfBuild(response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const isPage = new URL(response.url).pathname === OFFLINE_PAGE;
  return !isPage || (await response.clone().text()).includes(`manifest-${BUILD}.js`);
}
