import { isAccountPage } from './sign-in-links.ts';

/** Places with a name of their own, in links that are older than paths in `next`. */
const NAMED: Readonly<Record<string, string>> = { keys: '/profile?tab=keys' };

/** Any origin: it only shows whether a text leads away from the origin that it is resolved with. */
const SITE = 'http://site.invalid';

/**
 * The place of this site that `next` of an address names.
 *
 * @returns A path with query and hash; undefined if there is none, if it would lead to another site,
 *   or if it is a page for signing in itself.
 */
export function readPlace(next: string | null): string | undefined {
  if (!next) return undefined;
  if (Object.hasOwn(NAMED, next)) return NAMED[next];
  if (!next.startsWith('/') || !URL.canParse(next, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, SITE);
  const isOfSite = origin === SITE && !pathname.startsWith('//');
  return isOfSite && !isAccountPage(pathname) ? pathname + search + hash : undefined;
}
