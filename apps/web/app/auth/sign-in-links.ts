import { useLocation } from 'react-router';

/** Pages that nobody returns to: they are for visitors who are not signed in, or for one mail. */
const ACCOUNT_PAGES = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
];

export const isAccountPage = (path: string): boolean =>
  ACCOUNT_PAGES.includes(path.toLowerCase().replace(/\/+$/, ''));

/**
 * A link to a page for signing in that leads to a place of this site afterwards; `readPlace` reads
 * and checks it there.
 */
export const linkWithPlace = (page: string, place: string): string =>
  place === '/' ? page : `${page}?${new URLSearchParams({ next: place })}`;

/** Links to the pages for signing in, which lead back to the current page afterwards. */
export function useSignInLinks() {
  const { pathname, search } = useLocation();
  const place = isAccountPage(pathname)
    ? (new URLSearchParams(search).get('next') ?? '/')
    : pathname + search;

  return {
    login: linkWithPlace('/login', place),
    register: linkWithPlace('/register', place),
    forgotPassword: linkWithPlace('/forgot-password', place),
  };
}
