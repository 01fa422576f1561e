import { useSearchParams } from 'react-router';

/** Where a link to /login or /register may lead on to, by name: an address could lead elsewhere. */
const PLACES: Readonly<Record<string, string>> = { keys: '/profile?tab=keys' };

/**
 * Where somebody goes who signs in or up, or is signed in already: `?next=keys` names it.
 *
 * @returns `place` is undefined where nothing is named. `search` hands the name on to the other of
 *   the two pages.
 */
export function useAfterSignIn() {
  const [params] = useSearchParams();
  const next = params.get('next') ?? '';
  const place = Object.hasOwn(PLACES, next) ? PLACES[next] : undefined;
  return { place, search: place ? `?next=${next}` : '' };
}
