import { useSearchParams } from 'react-router';

/**
 * Where a link to /login or /register may lead afterwards, by name: an address could lead to
 * another site.
 */
const PLACES: Readonly<Record<string, string>> = { keys: '/profile?tab=keys' };

/**
 * Where a visitor goes after signing in or up, or if signed in already: `?next=keys` names it.
 *
 * @returns `place` is undefined if no place is named. `search` passes the name to the other of
 *   the two pages.
 */
export function useAfterSignIn() {
  const [params] = useSearchParams();
  const next = params.get('next') ?? '';
  const place = Object.hasOwn(PLACES, next) ? PLACES[next] : undefined;
  return { place, search: place ? `?next=${next}` : '' };
}
